import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What `next build` reads. Tests and the platform are not among it, so that changing them does not rebuild. */
const SOURCES = [
  'app/**/*',
  'components/**/*',
  'lib/**/*',
  'messages/**/*',
  'public/**/*',
  'styles/**/*',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.*',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // The page cache, which Next puts into the middleware's bundle too.
  'server/pages/page-*.ts',
  // The script in each finished page.
  'server/document/marks.ts',
  'server/document/browser/*.ts',
  'lib/domain/values/error-code.ts',
];
const IGNORED = /\.test\.tsx?$/;

/**
 * A hash over the names and contents of all that goes into the build, and over the public variables that are baked into
 * it.
 */
export function fingerprint(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}
