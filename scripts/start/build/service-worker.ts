import { build } from 'esbuild';

interface WorkerBuild {
  /** Name of the build the worker belongs to. */
  readonly buildId: string;
  readonly outfile: string;
}

/**
 * Bundles the service worker (app/sw.js/worker.ts). Its contents differ with each build, which is how a browser sees a
 * new one.
 */
export async function buildServiceWorker({ buildId, outfile }: WorkerBuild): Promise<void> {
  await build({
    entryPoints: ['app/sw.js/worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { BUILD_ID: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
  });
}
