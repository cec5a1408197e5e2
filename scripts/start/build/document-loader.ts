import { build } from 'esbuild';

/** Bundles the script that is inlined into each finished page (server/document/browser/loader.ts). */
export async function buildDocumentLoader(outfile: string): Promise<void> {
  await build({
    entryPoints: ['server/document/browser/loader.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // It is in every page: even 'use strict' is removed.
    tsconfigRaw: {},
  });
}
