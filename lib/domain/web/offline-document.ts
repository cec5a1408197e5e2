import { DOCUMENT_COLOURS } from './document-colours';
import { escapeHtml } from './escape-html';

interface OfflineDocument {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly site: string;
  readonly words: { readonly title: string; readonly text: string; readonly retry: string };
}

/** Inlined: offline, the document cannot load anything else. */
export const OFFLINE_STYLE = `
${DOCUMENT_COLOURS}
* { box-sizing: border-box; margin: 0; }
body { font: 1.0625rem/1.55 ui-sans-serif, system-ui, sans-serif; background: var(--ground); color: var(--ink); }
h1 { font: 500 2.25rem/1.15 ui-serif, Georgia, serif; }
p { color: color-mix(in oklab, var(--ink) 80%, var(--ground)); }`;

const STYLE = `${OFFLINE_STYLE}
main { min-block-size: 100dvh; display: flex; flex-direction: column; gap: 1rem; align-items: flex-start;
   justify-content: center; max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem; }
a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.25rem;
   margin-block-start: .5rem; border-radius: 2px; background: var(--ink); color: var(--ground); font-weight: 500;
   text-decoration: none; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }`;

/**
 * Reloads the requested page once online: on the browser's `online` event, and by polling, since the event may have
 * fired before this page loaded.
 */
export const OFFLINE_SCRIPT =
  "const back=()=>{if(navigator.onLine)location.reload()};addEventListener('online',back);setInterval(back,2000)";

/** The page that the service worker shows offline. Its link retries the requested address, also without scripts. */
export function offlineDocument({ locale, direction, site, words }: OfflineDocument): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${words.title} · ${site}`)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p><a href="">${escapeHtml(words.retry)}</a></main>
<script>${OFFLINE_SCRIPT}</script></body>
</html>`;
}
