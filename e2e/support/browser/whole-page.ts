import type { APIRequestContext, APIResponse } from '@playwright/test';

const FLIGHT = /<script\b[^>]* (?:data-)?src="(\/flight\/[^"]+)"/g;

/**
 * All that a browser gets of a page: the document, and the flight data, which a finished page has in a separate file
 * (server/document/split-page.ts).
 */
export async function wholePage(request: APIRequestContext, reply: APIResponse): Promise<string> {
  const parts = [await reply.text()];
  for (const [, path = ''] of (parts[0] ?? '').matchAll(FLIGHT)) {
    const flight = await request.get(new URL(path.replaceAll('&amp;', '&'), reply.url()).href);
    if (!flight.ok()) throw new Error(`${path} answered ${flight.status()}`);
    parts.push(await flight.text());
  }
  return parts.join('\n');
}

/** The document that a browser without scripts shows. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** The text of a piece of HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
