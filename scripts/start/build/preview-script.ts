import { build } from 'esbuild';

/** Bundles the script that is inlined into each preview (lib/data/content/preview-script.ts reads it). */
export async function buildPreviewScript(): Promise<void> {
  await build({
    entryPoints: ['lib/browser/content/preview/frame.ts'],
    outfile: '.next/preview-script.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
}
