import { cx } from './cx';

/** Drawn on a 20 px grid with one stroke of 1.5 px, square ends. */
const PATHS = {
  'arrow-end': 'M3 10h13M11 5l5 5-5 5',
  bag: 'M3.5 6.5h13l-1 10.5h-11zM7 6.5V5a3 3 0 0 1 6 0v1.5',
  check: 'm3.5 10.5 4 4 9-9.5',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-end': 'm7.5 4.5 5.5 5.5-5.5 5.5',
  'chevron-start': 'M12.5 4.5 7 10l5.5 5.5',
  close: 'M4.5 4.5l11 11m0-11-11 11',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3.5 16.5h13',
  eye:
    'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 ' +
    '0 0 0 5z',
  'eye-off':
    'M3 3l14 14M8 5a8 8 0 0 1 2-.3c5.5 0 8.5 5.3 8.5 5.3a14 14 0 0 1-2.4 3M5.5 6.5A13 13 0 0 0 1.5 10s3 5.5 8.5 ' +
    '5.5c1.4 0 2.6-.3 3.7-.8',
  external: 'M8 4H3.5v12.5H16V12M11.5 3.5h5v5M16.5 3.5 9 11',
  first: 'M15 4.5 9.5 10l5.5 5.5M5 4.5v11',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM10 9v5M10 6v.5',
  last: 'M5 4.5l5.5 5.5L5 15.5M15 4.5v11',
  leaf: 'M4 16C3 8 8 3.5 16.5 3.5 16.5 12 12 16.5 5.5 14.5M4 16.5c1-4 3.5-7 8-9',
  lock: 'M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  menu: 'M2.5 6h15M2.5 14h15',
  minus: 'M4 10h12',
  pause: 'M6.5 4v12M13.5 4v12',
  pencil: 'M3.5 16.5l.8-4L13.5 3.3l3.2 3.2-9.2 9.2z',
  phone:
    'M4 2.5h3l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.8 17.5 2.5 11.2 2.5 4c0-.8.7-1.5 ' +
    '1.5-1.5z',
  play: 'M6 3.5v13l10.5-6.5z',
  plus: 'M4 10h12M10 4v12',
  print: 'M5.5 7V2.5h9V7M5.5 14h-3V7h15v7h-3M5.5 11.5h9v6h-9z',
  search: 'M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM13.2 13.2 18 18',
  trash: 'M3 5.5h14M7 5.5V3h6v2.5M5 5.5l.8 12h8.4l.8-12M8.3 9v5M11.7 9v5',
  truck: 'M1.5 5h10v9h-10zM11.5 8h4l3 3v3h-7zM5 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'arrow-up': 'M10 16.5v-13M5 8.5l5-5 5 5',
  user: 'M10 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 17.5c0-3.5 3-5.5 7-5.5s7 2 7 5.5',
  warning: 'M10 3 1.5 17.5h17zM10 8.5V12M10 14.5v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Names in other icon sets, mapped to the names here. */
const OTHER_NAMES: Readonly<Record<string, IconName>> = {
  envelope: 'mail',
  email: 'mail',
  basket: 'bag',
  cart: 'bag',
  'shopping-cart': 'bag',
  'shopping-bag': 'bag',
  question: 'info',
  'question-circle': 'info',
  'info-circle': 'info',
  help: 'info',
  telephone: 'phone',
  delivery: 'truck',
  shipping: 'truck',
  person: 'user',
  account: 'user',
  printer: 'print',
  link: 'external',
  'external-link': 'external',
  edit: 'pencil',
  'exclamation-triangle': 'warning',
};

/** The icon for a name such as 'truck', 'fa fa-truck' or 'icon-envelope'; null if there is none. */
export function iconNamed(text: string): IconName | null {
  const name =
    text
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .at(-1)
      ?.replace(/^(?:fa|fas|far|bi|icon|ti|mdi)-/, '') ?? '';
  if (Object.hasOwn(PATHS, name)) return name as IconName;
  return Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? null) : null;
}

/** Icons that point in the reading direction are mirrored in right-to-left languages. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-end',
  'chevron-end',
  'chevron-start',
  'first',
  'last',
  'external',
  'truck',
]);

/** Decorative: the meaning is in the text beside it, or in the control's label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('icon', DIRECTIONAL.has(name) && 'rtl:-scale-x-100', className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
