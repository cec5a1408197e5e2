/**
 * The arrows of the architecture (README, 'Where things are'): what each part of the project may import.
 * A path belongs to the zone with the longest matching prefix. A zone may always import itself.
 */
interface Zone {
  /** Prefixes of paths from the project's root, without an extension for single files. */
  readonly paths: readonly string[];
  /** Single files inside another zone, which it may import. */
  readonly files?: RegExp;
  readonly imports: readonly string[];
  /** Where given, the only packages that may be imported. */
  readonly packages?: RegExp;
}

const BASE = ['contract', 'constants', 'domain'];
const CONFIGURED = [...BASE, 'config'];
const LIB = [...CONFIGURED, 'notes', 'i18n', 'seo', 'session', 'upstream', 'data', 'actions', 'browser'];
const STARTERS = ['start', 'scripts'];

/** Which folders of components/ each may import: from the primitives up to the page builder. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  forms: ['ui'],
  media: ['ui', 'forms'],
  site: ['ui', 'media'],
  account: ['ui', 'forms', 'media', 'site'],
  orders: ['ui', 'forms', 'account'],
  cart: ['ui', 'forms', 'site'],
  checkout: ['ui', 'forms', 'media', 'site', 'account', 'orders'],
  'sign-in': ['ui', 'forms', 'media', 'site'],
  catalogue: ['ui', 'forms', 'media', 'site'],
  content: ['ui', 'media', 'catalogue'],
  widgets: ['ui', 'forms', 'media', 'site', 'catalogue', 'content'],
};
const roomZone = (room: string) => `components/${room}`;
const ROOM_ZONES = ['ui', ...Object.keys(ROOMS)].map(roomZone);

/** The layers of the platform, the lowest first: each may import those before it. */
const FLOORS: readonly string[] = [
  'backend/rules/',
  'backend/system/',
  'backend/db/',
  'backend/services/deps',
  'backend/services/jobs/',
  'backend/services/mail/',
  'backend/services/media/',
  'backend/services/payments/',
  'backend/services/site/',
  'backend/services/sign-in/',
  'backend/services/account/',
  'backend/services/catalogue/',
  'backend/services/content/',
  'backend/services/cart/',
  'backend/services/orders/',
  'backend/services/forms/',
  'backend/services/vouchers/',
  'backend/services/checkout/',
  'backend/http/',
  'backend/cms/',
  'backend/routes/',
  'backend/db/seed/',
  /** Its entry files. */
  'backend/',
  /** Helpers of its tests. */
  'backend/testing/',
  'backend/contract-tests/',
];

export const ZONES: Readonly<Record<string, Zone>> = {
  contract: { paths: ['lib/contract/'], imports: [], packages: /^zod$/ },
  constants: { paths: ['lib/config/constants', 'lib/config/routes'], imports: ['contract'], packages: /^$/ },
  domain: {
    paths: ['lib/domain/'],
    imports: ['contract', 'constants'],
    packages: /^(zod|fflate|csv-parse\/browser\/esm\/sync)$/,
  },
  config: { paths: ['lib/config/'], imports: BASE },
  i18n: { paths: ['lib/i18n/'], imports: [...CONFIGURED, 'messages'] },
  /** Imported by both processes. */
  telemetry: { paths: ['lib/telemetry/'], imports: [], packages: /^(node:async_hooks|@opentelemetry\/)/ },
  seo: { paths: ['lib/seo/'], imports: LIB.slice(0, LIB.indexOf('seo')) },
  session: { paths: ['lib/session/'], imports: LIB.slice(0, LIB.indexOf('session')) },
  /**
   * Request state shared by the server and Next's bundles, each with its own copy of the module: it imports nothing.
   */
  notes: { paths: ['lib/upstream/request-notes'], imports: [], packages: /^$/ },
  upstream: { paths: ['lib/upstream/'], imports: [...LIB.slice(0, LIB.indexOf('upstream')), 'widgetSchemas'] },
  data: { paths: ['lib/data/'], imports: LIB.slice(0, LIB.indexOf('data')) },
  actions: { paths: ['lib/actions/'], imports: LIB.slice(0, LIB.indexOf('actions')) },
  browser: { paths: ['lib/browser/'], imports: BASE },
  'components/ui': {
    paths: ['components/ui/'],
    imports: ['domain'],
    packages: /^(react|react-dom|client-only|lru-cache|sanitize-html|next\/navigation)$/,
  },
  ...Object.fromEntries(
    Object.entries(ROOMS).map(([room, others]) => [
      roomZone(room),
      {
        paths: [`components/${room}/`],
        imports: [
          ...others.map(roomZone),
          ...(room === 'widgets' || room === 'content' ? ['widgetSchemas'] : []),
          ...LIB,
        ],
      },
    ]),
  ),
  /** Widgets without components: the platform asks which settings hold pictures, the middleware which read segments. */
  widgetSchemas: {
    paths: [],
    files:
      /^components\/widgets\/(schemas|widget-settings|settings-schema|[\w-]+\/schema|parts\/(settings|fields|heading-level))(\.ts)?$/,
    imports: BASE,
    packages: /^zod$/,
  },
  /** A folder that is not listed above. */
  components: { paths: ['components/'], imports: LIB },
  app: { paths: ['app/'], imports: [...ROOM_ZONES, ...LIB, 'widgetSchemas', 'messages'] },
  entry: { paths: ['middleware', 'instrumentation'], imports: LIB.slice(0, LIB.indexOf('data')) },
  ...Object.fromEntries(
    FLOORS.map((floor, at) => [
      floor,
      {
        paths: [floor],
        imports: [...FLOORS.slice(0, at), ...BASE, 'telemetry', 'widgetSchemas'],
        packages: /^(?!next|react)/,
      },
    ]),
  ),
  messages: { paths: ['messages/'], imports: [] },
  /** The production server around Next. */
  server: { paths: ['server/'], imports: [...CONFIGURED, 'notes', 'telemetry'] },
  pictures: { paths: ['pictures/'], imports: [...BASE, 'backend/db/seed/', 'e2e'] },
  /** `npm start` and the build. Like the server it runs with any platform, so it imports neither ours nor the tests. */
  start: { paths: ['scripts/start/'], imports: CONFIGURED },
  testing: {
    paths: ['scripts/test/'],
    imports: [...CONFIGURED, 'notes', 'server', ...STARTERS, 'backend/db/seed/', 'backend/testing/', 'e2e'],
  },
  scripts: { paths: ['scripts/'], imports: [...CONFIGURED, 'i18n', 'start'] },
  deploy: { paths: ['deploy/'], imports: [...BASE, 'i18n', ...STARTERS, 'testing', 'backend/contract-tests/', 'e2e'] },
  bench: { paths: ['bench/'], imports: [...BASE, ...STARTERS, 'testing', 'backend/db/', 'e2e'] },
  e2e: {
    paths: ['e2e/', 'playwright.config'],
    imports: [...BASE, 'otherPlatform', ...STARTERS, 'testing', 'messages'],
  },
  /** Written from the contract alone, to verify that the contract is complete. */
  otherPlatform: { paths: ['e2e/other-platform/'], imports: ['contract', 'domain'], packages: /^(?:sharp|zod)$/ },
};

export function zoneOf(path: string): string | null {
  const single = Object.entries(ZONES).find(([, { files }]) => files?.test(path));
  if (single) return single[0];
  let best: { name: string; length: number } | null = null;
  for (const [name, { paths }] of Object.entries(ZONES)) {
    for (const prefix of paths) {
      if (path.startsWith(prefix) && prefix.length > (best?.length ?? 0)) best = { name, length: prefix.length };
    }
  }
  return best?.name ?? null;
}
