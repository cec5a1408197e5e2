import { posix } from 'node:path';
import { ZONES, zoneOf } from './zones.ts';

/** The project path that an import leads to, or null for a package. Both paths are from the project's root. */
export function projectPath(importer: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return null;
}

/** A test may use packages that its own zone does not, and what tests share. */
const TEST = /\.test\.tsx?$|\/contract-tests\//;

const TEST_HELPERS = ['scripts/test/', 'e2e/other-platform/'];

/** The message why `importer` may not import `specifier`; null when it may. */
export function forbiddenImport(importer: string, specifier: string): string | null {
  const from = zoneOf(importer);
  if (from === null) return null;
  const zone = ZONES[from];
  const target = projectPath(importer, specifier);
  if (target === null) {
    const allowed =
      TEST.test(importer) || !zone?.packages || specifier.startsWith('node:') || zone.packages.test(specifier);
    return allowed ? null : `${from} may not import the package ${specifier} (scripts/lint/zones.ts)`;
  }
  if (TEST.test(importer) && TEST_HELPERS.some((folder) => target.startsWith(folder))) return null;
  // A test of the platform may combine any of its layers.
  if (TEST.test(importer) && [importer, target].every((path) => path.startsWith('backend/'))) return null;
  const to = zoneOf(target);
  if (to === null || to === from || zone?.imports.includes(to)) return null;
  return `${from} may not import ${to} (scripts/lint/zones.ts)`;
}
