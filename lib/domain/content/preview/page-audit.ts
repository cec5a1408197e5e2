import type { InputSchema } from '../../../contract/input-schema';
import type { Page } from '../page';
import { linkTarget } from '../links';

/** A problem on a page that an editor should look at. */
export type PageProblem =
  /** A link to an address of this site that does not exist. */
  | { readonly kind: 'broken-link'; readonly where: string; readonly what: string }
  /** A picture without an alternative text. */
  | { readonly kind: 'missing-alt'; readonly where: string }
  /** More characters than search engines show, or than suit a heading. */
  | {
      readonly kind: 'long-title' | 'long-description' | 'long-heading';
      readonly what: string;
      readonly length: number;
      readonly most: number;
    };

const MAX_LENGTH = { 'long-title': 60, 'long-description': 160, 'long-heading': 80 } as const;
interface Walk {
  readonly isKnown: (path: string) => boolean;
  readonly where: string;
  readonly found: PageProblem[];
}

function tooLong(kind: keyof typeof MAX_LENGTH, text: string, found: PageProblem[]): void {
  const length = text.trim().length;
  if (length > MAX_LENGTH[kind]) found.push({ kind, what: text.trim(), length, most: MAX_LENGTH[kind] });
}

function checkLink(address: string, { isKnown, where, found }: Walk): void {
  const target = linkTarget(address);
  if (address.trim() === '' || target.kind === 'external') return;
  const path = target.kind === 'internal' ? (target.href.split(/[?#]/)[0] ?? '') : '';
  if (target.kind === 'none' || (path !== '' && !isKnown(path)))
    found.push({ kind: 'broken-link', where, what: address });
}

function checkHtml(html: string, walk: Walk): void {
  for (const [, , address = ''] of html.matchAll(/<a\b[^>]*\shref\s*=\s*(["'])(.*?)\1/gis)) checkLink(address, walk);
  for (const [picture] of html.matchAll(/<img\b[^>]*>/gi)) {
    if (!/\salt\s*=\s*(?:"\s*[^"\s][^"]*"|'\s*[^'\s][^']*')/i.test(picture))
      walk.found.push({ kind: 'missing-alt', where: walk.where });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema declares what a setting is: an address, HTML, a picture, a heading, or items with nested settings. */
function checkSetting(value: unknown, schema: InputSchema, walk: Walk): void {
  if (Array.isArray(value)) {
    for (const item of value) checkSettings(item, schema.items ?? {}, walk);
  } else if (typeof value === 'string') {
    if (schema.control === 'address') checkLink(value, walk);
    if (schema.control === 'html') checkHtml(value, walk);
    if (schema.heading) tooLong('long-heading', value, walk.found);
  } else if (schema.control === 'picture' && !schema.decorative && isRecord(value) && value.alt === '') {
    walk.found.push({ kind: 'missing-alt', where: walk.where });
  }
}

function checkSettings(settings: unknown, schema: InputSchema, walk: Walk): void {
  if (!isRecord(settings)) return;
  for (const [name, setting] of Object.entries(schema.properties ?? {})) checkSetting(settings[name], setting, walk);
}

interface AuditOptions {
  /** True when a path exists on this site. */
  readonly isKnown: (path: string) => boolean;
  /** Schema of a widget's settings, by its outer name. */
  readonly settingsOf: (outer: string) => InputSchema;
}

type Widget = Page['rows'][number]['blocks'][number]['widgets'][number];

/** Problems of one widget. */
export function findWidgetProblems(
  { outer, templatevar, items }: Widget,
  { isKnown, settingsOf }: AuditOptions,
): PageProblem[] {
  const found: PageProblem[] = [];
  checkSettings({ items, ...templatevar }, settingsOf(outer), { isKnown, where: outer, found });
  return found;
}

/** Problems of a piece of HTML, or of a single address. */
export function findTextProblems(
  text: string,
  kind: 'html' | 'address',
  { isKnown, where }: Pick<Walk, 'isKnown' | 'where'>,
): PageProblem[] {
  const found: PageProblem[] = [];
  (kind === 'html' ? checkHtml : checkLink)(text, { isKnown, where, found });
  return found;
}

/** Titles and descriptions that are longer than search engines show. */
export function findLongWords({ title, description }: { readonly title: string; readonly description: string }) {
  const found: PageProblem[] = [];
  tooLong('long-title', title, found);
  tooLong('long-description', description, found);
  return found;
}

/**
 * Broken links within the site, missing alternative texts and over-long titles. Links to other sites are not checked.
 */
export function findPageProblems(page: Page, { isKnown, settingsOf }: AuditOptions): PageProblem[] {
  const widgets = page.rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets));
  return [
    ...findLongWords({ title: page.title || page.name, description: page.metaDescription }),
    ...widgets.flatMap((widget) => findWidgetProblems(widget, { isKnown, settingsOf })),
    ...(typeof page.content === 'string' ? findTextProblems(page.content, 'html', { isKnown, where: 'HTML' }) : []),
  ];
}
