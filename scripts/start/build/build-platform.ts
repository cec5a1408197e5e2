import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

/** The platform's bundle, its entry file in production. */
export const BUNDLE = 'backend/dist/server.mjs';

/** Arguments of Node that run the platform's bundle. */
export const PLATFORM = ['--enable-source-maps', BUNDLE] as const;

/**
 * Bundles the platform's own code: its 700 files take longer to load one by one than the rest of its start. This takes
 * a third of a second, so every start does it. A file that another process may be loading is replaced in one step.
 */
export async function buildPlatform(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['backend/server.ts'],
    outfile: BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
  });
  mkdirSync(dirname(BUNDLE), { recursive: true });
  for (const { path, contents } of outputFiles) {
    const written = `${path}.${process.pid}`;
    writeFileSync(written, contents);
    renameSync(written, path);
  }
}
