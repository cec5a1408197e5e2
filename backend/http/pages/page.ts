import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import type { Db } from '../../db/client';
import { readSite } from '../../services/site/site-documents';
import type { HttpEnv } from '../platform';
import { PAGE_STYLE } from './page-style';

export interface Page {
  /** Without the shop's name. */
  readonly title: string;
  /** Kind of page, shown beside the shop's name. */
  readonly kind: string;
  /** HTML, already escaped. */
  readonly main: string;
}

/**
 * The content security policy of the platform's own pages: only their style, and forms that may redirect to these
 * origins.
 */
export function pagePolicy(formOrigins: readonly string[]): string {
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64');
  return (
    `default-src 'none'; style-src 'sha256-${style}'; form-action ${["'self'", ...formOrigins].join(' ')}; ` +
    `base-uri 'none'; frame-ancestors 'none'`
  );
}

/** A complete document of the platform; it needs no script and no other file. */
export function pageHtml({ title, kind, main }: Page, shop: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} | ${shop}`)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><p class="brand">${escapeHtml(shop)}</p><p class="kind">${escapeHtml(kind)}</p></header>
<main>${main}</main>
</body>
</html>`;
}

interface Sending {
  readonly status: 200 | 400 | 401 | 404 | 409 | 410 | 422 | 429 | 503;
  /** Origins that the page's forms may redirect to. */
  readonly formOrigins?: readonly string[];
}

/** Responds with a page whose address is a secret: not cached, and no referrer is sent. */
export async function sendPage(
  context: Context<HttpEnv>,
  db: Db,
  page: Page,
  { status, formOrigins = [] }: Sending,
): Promise<Response> {
  const { settings } = await readSite(db);
  return context.html(pageHtml(page, settings.name), status, {
    'Content-Security-Policy': pagePolicy(formOrigins),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });
}
