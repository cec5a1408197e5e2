import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '@/lib/domain/content/allowed-html';
import { linkTarget } from '@/lib/domain/content/links';
import { isTakenId } from '@/lib/domain/content/taken-ids';

/** Allows only pictures of this origin: others would disclose the reader to a third party. */
function ownPicture(address: string): boolean {
  return address.startsWith('/assets/') && !address.includes('..');
}

function isAnchor(id: string): boolean {
  return /^[a-z][a-z\d]*(-[a-z\d]+)*$/i.test(id) && !isTakenId(id);
}

/** Cleaned HTML by its source, since personal pages repeat the same texts. Its size is in characters. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * Cleans HTML of the platform with an allow-list of tags, attributes and schemes; links follow the rules of linkTarget.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitized(html);
  cleaned.set(html, clean);
  return clean;
}

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      a: (tagName, { href = '', title, id }) => {
        const target = linkTarget(href);
        const allowed: Record<string, string> = { ...(title && { title }), ...(id && isAnchor(id) && { id }) };
        if (target.kind === 'none') return { tagName, attribs: allowed };
        if (target.kind === 'internal') return { tagName, attribs: { ...allowed, href: target.href } };
        return {
          tagName,
          attribs: { ...allowed, href: target.href, ...(target.newTab && { target: '_blank', rel: 'noopener' }) },
        };
      },
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }),
      '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: { ...attribs, ...(id && isAnchor(id) && { id }) } }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !ownPicture(frame.attribs.src ?? ''),
  }).trim();
}

/** Elements that are visible, or targets of links, without text. */
const SEEN = /<(?:audio|hr|iframe|img|picture|svg|table|video)\b|\sid=/i;

/** Cleaned HTML, or an empty string if it has no visible content: editors leave empty paragraphs behind. */
export function cleanProse(html: string): string {
  const clean = cleanHtml(html);
  return SEEN.test(clean) || clean.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '' ? clean : '';
}
