import 'server-only';
import { readFile } from 'node:fs/promises';

/** Written by scripts/start/build/preview-script.ts. */
const BUNDLE = '.next/preview-script.js';

/** The script for previews; null if it was not built. */
export async function previewScript(): Promise<string | null> {
  try {
    return await readFile(BUNDLE, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
