/**
 * The arrows of the architecture (README, 'Where things are'): what each part of the project may import.
 * A path belongs to the zone with the longest matching prefix. A zone may always import itself.
 */
interface Zone {
  /** Prefixes of paths from the project's root, without an extension for single files. */
  readonly paths: readonly string[];
  readonly imports: readonly string[];
  /** Where given, the only packages that may be imported. */
  readonly packages?: RegExp;
}

const BASE = ['contract', 'constants', 'domain'];
const CONFIGURED = [...BASE, 'config'];
const LIB = [...CONFIGURED, 'i18n', 'seo', 'session', 'upstream', 'data', 'actions', 'browser'];

export const ZONES: Readonly<Record<string, Zone>> = {
  contract: { paths: ['lib/contract/'], imports: [], packages: /^zod$/ },
  constants: { paths: ['lib/config/constants', 'lib/config/routes'], imports: ['contract'], packages: /^$/ },
  domain: { paths: ['lib/domain/'], imports: ['contract', 'constants'], packages: /^zod$/ },
  config: { paths: ['lib/config/'], imports: BASE },
  i18n: { paths: ['lib/i18n/'], imports: [...CONFIGURED, 'messages'] },
  seo: { paths: ['lib/seo/'], imports: LIB.slice(0, LIB.indexOf('seo')) },
  session: { paths: ['lib/session/'], imports: LIB.slice(0, LIB.indexOf('session')) },
  upstream: { paths: ['lib/upstream/'], imports: LIB.slice(0, LIB.indexOf('upstream')) },
  data: { paths: ['lib/data/'], imports: LIB.slice(0, LIB.indexOf('data')) },
  actions: { paths: ['lib/actions/'], imports: LIB.slice(0, LIB.indexOf('actions')) },
  browser: { paths: ['lib/browser/'], imports: BASE },
  primitives: {
    paths: ['components/ui/'],
    imports: ['domain'],
    packages: /^(react|react-dom|client-only|@base-ui\/.+|next\/(link|navigation))$/,
  },
  components: { paths: ['components/'], imports: ['primitives', ...LIB] },
  app: { paths: ['app/'], imports: ['components', 'primitives', ...LIB, 'messages'] },
  entry: { paths: ['middleware', 'instrumentation'], imports: LIB.slice(0, LIB.indexOf('data')) },
  backend: { paths: ['backend/'], imports: BASE, packages: /^(?!next|react)/ },
  messages: { paths: ['messages/'], imports: [] },
  scripts: { paths: ['scripts/'], imports: [...CONFIGURED, 'backend', 'e2e'] },
  deploy: { paths: ['deploy/'], imports: [...BASE, 'i18n', 'scripts', 'backend', 'e2e'] },
  bench: { paths: ['bench/'], imports: [...BASE, 'scripts', 'e2e'] },
  e2e: { paths: ['e2e/', 'playwright.config'], imports: [...BASE, 'scripts', 'messages'] },
};

export function zoneOf(path: string): string | null {
  let best: { name: string; length: number } | null = null;
  for (const [name, { paths }] of Object.entries(ZONES)) {
    for (const prefix of paths) {
      if (path.startsWith(prefix) && prefix.length > (best?.length ?? 0)) best = { name, length: prefix.length };
    }
  }
  return best?.name ?? null;
}
