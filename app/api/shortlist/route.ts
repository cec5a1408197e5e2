import { cookies } from 'next/headers';
import { pageBefore } from '@/lib/config/page-before';
import { routes } from '@/lib/config/routes';
import { SHORTLIST, shortlistAfter } from '@/lib/config/routes-shortlist';
import { siteAddress } from '@/lib/config/site-address';
import { type ShortlistItem, withProduct, withQuantities, withoutProduct } from '@/lib/domain/catalogue/shortlist';
import { shortlistOf, shortlistHeader } from '@/lib/session/cookies/shortlist';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';

const MAX_BODY_LENGTH = 20_000;
/** Prefix of the field with a product's quantity, before its slug. */
const QTY = 'qty:';

interface Change {
  readonly items: readonly ShortlistItem[];
  /** Where a form without scripts is redirected. */
  readonly to: string;
  readonly full?: true;
}

/** The page that sent the form, for a link back; none for the shortlist or another site. */
function linkBack(headers: Headers): Record<string, string> {
  const page = pageBefore(headers);
  return page && page.pathname !== SHORTLIST ? { back: `${page.pathname}${page.search}` } : {};
}

function change(items: readonly ShortlistItem[], form: URLSearchParams, before: Record<string, string>): Change {
  const typed = [...form].flatMap(([name, value]) =>
    name.startsWith(QTY) ? [[name.slice(QTY.length), value] as const] : [],
  );
  // A script sends several changes at once.
  const [adds, removes] = [form.getAll('add'), form.getAll('remove')];
  let now = items;
  let isFull = false;
  for (const slug of adds) {
    const more = withProduct(now, slug);
    isFull ||= more === null;
    now = more ?? now;
  }
  now = withQuantities(now, new Map(typed));
  const [added, removed] = [adds[0], removes[0]];
  // For Undo.
  const qty = now.find(({ slug }) => slug === removed)?.qty ?? 1;
  for (const slug of removes) now = withoutProduct(now, slug);
  if (isFull) return { items: now, to: shortlistAfter({ full: '1', ...before }), full: true };
  if (added !== undefined) return { items: now, to: shortlistAfter({ added, ...before }) };
  if (removed !== undefined)
    return { items: now, to: shortlistAfter({ removed, ...(qty > 1 && { qty: String(qty) }), ...before }) };
  if (form.has('clear')) return { items: [], to: SHORTLIST };
  return { items: now, to: form.has('apply') ? routes.signup : shortlistAfter({ saved: '1' }) };
}

/**
 * `POST /api/shortlist`: a plain form post that redirects to the shortlist, so that it works without scripts on a page
 * that is the same for everybody. Scripts get 204, or 409 when the shortlist is full: they send `X-CSRF`, or a beacon,
 * which has no headers of its own and would load the page that it is redirected to.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const form = new URLSearchParams((await readLimited(request, MAX_BODY_LENGTH)) ?? '');
  const before = linkBack(request.headers);
  const { items, to, full } = change(shortlistOf(await cookies()), form, before);
  const headers = { 'cache-control': 'private, no-store', 'set-cookie': shortlistHeader(items) };
  return request.headers.has('x-csrf') || request.headers.get('sec-fetch-dest') === 'empty'
    ? new Response(null, { status: full ? 409 : 204, headers })
    : new Response(null, { status: 303, headers: { ...headers, location: siteAddress(to) } });
}
