import type { Page } from '../page';
import { linkTarget } from '../links';

/** Something on a page that an editor should look at. */
export type PageProblem =
  /** A link to an address of this site that nothing is at. */
  | { readonly kind: 'broken-link'; readonly where: string; readonly what: string }
  /** A picture without an alternative text. */
  | { readonly kind: 'missing-alt'; readonly where: string }
  /** More characters than search engines show, or than a heading stands. */
  | {
      readonly kind: 'long-title' | 'long-description' | 'long-heading';
      readonly what: string;
      readonly length: number;
      readonly most: number;
    };

const LONGEST = { 'long-title': 60, 'long-description': 160, 'long-heading': 80 } as const;
const LINK_NAMES = /^(link|url|href|button_link|button_url|link_to_page)$/;
const HEADING_NAMES = /^(heading|title)$/;

interface Walk {
  readonly isKnown: (path: string) => boolean;
  readonly where: string;
  readonly found: PageProblem[];
}

function tooLong(kind: keyof typeof LONGEST, text: string, found: PageProblem[]): void {
  const length = text.trim().length;
  if (length > LONGEST[kind]) found.push({ kind, what: text.trim(), length, most: LONGEST[kind] });
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

function checkValue(name: string, value: unknown, walk: Walk): void {
  if (Array.isArray(value)) for (const item of value) checkValue(name, item, walk);
  else if (typeof value === 'string') {
    if (LINK_NAMES.test(name)) checkLink(value, walk);
    if (HEADING_NAMES.test(name)) tooLong('long-heading', value, walk.found);
    if (value.includes('<')) checkHtml(value, walk);
  } else if (isRecord(value)) {
    const isPicture = typeof value.hash === 'string' && typeof value.alt === 'string';
    // Behind a block or a heading a picture says nothing of its own.
    if (isPicture && value.alt === '' && !/^(background_image|overlay_image|slate)/.test(name))
      walk.found.push({ kind: 'missing-alt', where: walk.where });
    if (!isPicture) for (const [key, member] of Object.entries(value)) checkValue(key, member, walk);
  }
}

/** Broken links within the site, missing alternative texts and over-long titles. Other sites are not asked. */
export function findPageProblems(page: Page, isKnown: (path: string) => boolean): PageProblem[] {
  const found: PageProblem[] = [];
  tooLong('long-title', page.title || page.name, found);
  tooLong('long-description', page.metaDescription, found);
  for (const { blocks } of page.rows) {
    for (const { widgets } of blocks) {
      for (const { outer, templatevar, items } of widgets) {
        const walk = { isKnown, where: outer, found };
        for (const [name, value] of Object.entries(templatevar)) checkValue(name, value, walk);
        checkValue('items', items, walk);
      }
    }
  }
  if (typeof page.content === 'string') checkHtml(page.content, { isKnown, where: 'HTML', found });
  return found;
}
