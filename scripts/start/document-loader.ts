import { build } from 'esbuild';

/** Bundles what stands in each finished page (server/document/browser/loader.ts). */
export async function buildDocumentLoader(outfile: string): Promise<void> {
  await build({
    entryPoints: ['server/document/browser/loader.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // Its bytes count, and 'use strict' is some.
    tsconfigRaw: {},
  });
}
