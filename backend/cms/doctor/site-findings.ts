import { type RedirectTable, isRedirectLoop, redirectKey, countRedirects } from '@/lib/domain/content/redirects';
import { linkTarget } from '@/lib/domain/content/links';
import type { RedirectEntry } from '@/lib/contract/site/site';
import type { Finding } from './finding';

/** The path of a redirect's target within the shop; '' for an external one. */
export function pathOf(to: string): string {
  const target = linkTarget(to);
  return target.kind === 'internal' ? (target.href.split(/[?#]/)[0] ?? '') : '';
}

/** The problem of a redirect; null if it targets a page directly. */
export function redirectDefect(
  { from, to, prefix }: RedirectEntry,
  table: RedirectTable,
  isKnown: (path: string) => boolean,
): string | null {
  if (isRedirectLoop(table, redirectKey(from))) return 'leads in a circle: nobody arrives';
  const steps = countRedirects(table, redirectKey(from));
  if (steps > 1) return `leads on through ${steps - 1} more: let it lead to the end at once`;
  const path = pathOf(to);
  return path !== '' && !prefix && !isKnown(path) ? `leads to ${path}, where nothing is` : null;
}

export function redirectFindings(
  entries: readonly RedirectEntry[],
  table: RedirectTable,
  isKnown: (path: string) => boolean,
): Finding[] {
  return entries.flatMap((entry) => {
    const words = redirectDefect(entry, table, isKnown);
    const place = `Redirect of ${entry.from}`;
    return words === null ? [] : [{ kind: 'redirect', place, words, address: '/cms/redirects' } as const];
  });
}

/** Collects the first path segments of all links within the site: in settings, and in HTML. */
function targetsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/href\s*=\s*(["'])(.*?)\1/gis)].map(([, , address = '']) => address);
    // A text with spaces is no address.
    for (const address of /^\s*\S+\s*$/.test(value) ? [value, ...inHtml] : inHtml) {
      const target = linkTarget(address);
      const own = target.kind === 'internal' ? /^\/([^/?#]*)/.exec(target.href) : null;
      if (own) found.add(own[1] ?? '');
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) targetsIn(one, found);
  }
}

interface OrphanPage {
  readonly name: string;
  readonly address: string;
  readonly slug: string;
  readonly noindex: boolean;
  /** Settings and HTML, nested at any depth. */
  readonly content: unknown;
}

/** Pages that nothing links to, except those hidden from search engines on purpose. */
export function orphanFindings(pages: readonly OrphanPage[], others: readonly unknown[]): Finding[] {
  const led = new Set<string>();
  for (const other of others) targetsIn(other, led);
  const from = pages.map(({ content }) => {
    const own = new Set<string>();
    targetsIn(content, own);
    return own;
  });
  return pages.flatMap(({ name, address, slug, noindex }, index) => {
    const isLed = led.has(slug) || from.some((targets, other) => other !== index && targets.has(slug));
    return slug === '' || noindex || isLed
      ? []
      : [{ kind: 'orphan', place: name, words: `/${slug}: no menu, page or article leads there`, address } as const];
  });
}
