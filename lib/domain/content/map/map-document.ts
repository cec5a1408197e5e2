import { DOCUMENT_COLOURS } from '../../web/document-colours';
import { escapeHtml } from '../../web/escape-html';
import { frameAncestors } from '../../web/frame-ancestors';
import { MAP_ORIGIN, mapEmbedAddress } from './map';

interface MapDocument {
  readonly location: string;
  readonly zoom: number;
  /** Shows the info window. */
  readonly sign: boolean;
  /** The visitor asked for the third party's map. */
  readonly asked: boolean;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Address that the form posts to. */
  readonly action: string;
  readonly words: { readonly title: string; readonly notice: string; readonly show: string; readonly hide: string };
}

/**
 * The frame's Content-Security-Policy: no third-party frame until the visitor asks, then only the map's. `office` as
 * for codePolicy.
 */
export function mapPolicy(asked: boolean, office?: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${asked ? MAP_ORIGIN : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    frameAncestors(office),
  ].join('; ');
}

const STYLE = `
${DOCUMENT_COLOURS}
:root { --quiet: color-mix(in oklab, var(--ink) 7%, var(--ground));
   --street: color-mix(in oklab, var(--ink) 16%, var(--ground)); }
* { box-sizing: border-box; margin: 0; }
html, body { block-size: 100%; }
body { font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; background: var(--quiet); color: var(--ink);
   position: relative; overflow: hidden; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
.streets { fill: none; stroke: var(--street); stroke-width: 7; }
.streets.small { stroke-width: 2.5; }
.place { position: absolute; inset-block-start: 8%; inset-inline: 0; display: grid; justify-items: center;
   gap: .25rem; }
.place svg { position: static; inline-size: 2.75rem; block-size: 3.5rem; fill: var(--ink); }
.place circle { fill: var(--ground); }
.ask { position: relative; block-size: 100%; display: grid; place-content: end center; justify-items: center;
   gap: .75rem; padding: 1.25rem; text-align: center; }
.sign { max-inline-size: 80%; padding: .5rem .9rem; background: var(--ground); border-radius: 4px;
   box-shadow: 0 2px 12px color-mix(in oklab, var(--ink) 25%, transparent); font-weight: 500; }
p { max-inline-size: 32rem; background: color-mix(in oklab, var(--ground) 86%, transparent); padding: .25rem .5rem;
   border-radius: 4px; font-size: .875rem; }
button { font: inherit; font-weight: 500; min-block-size: 2.75rem; padding: .5rem 1.25rem; border: 0;
   border-radius: 2px; background: var(--ink); color: var(--ground); cursor: pointer; }
button:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
.hide { position: absolute; inset-block-end: .75rem; inset-inline-start: .75rem; }
.hide button { min-block-size: 2.25rem; padding: .25rem .75rem; font-size: .875rem; }`;

/** Streets of a fictional town. */
const DRAWING = `<svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<path class="streets small" d="M0 60h800M0 120h800M0 250h800M0 350h800M90 0v400M210 0v400M520 0v400M640 0v400M730 0v400
  M210 120l310 130M300 0l-90 120"/>
<path class="streets" d="M-20 190c180-40 300 30 420 0s220-90 420-40M380-20c-30 120 40 200 10 440M0 310l800-90"/>
</svg>`;

const PIN =
  '<svg viewBox="0 0 44 56" aria-hidden="true"><path d="M22 56C7 36 0 30 0 22a22 22 0 0 1 44 0c0 8-7 14-22 34z"/>' +
  '<circle cx="22" cy="22" r="8"/></svg>';

/** The document of the frame. It needs no script: a form asks for the map. */
export function mapDocument({ location, zoom, sign, asked, locale, direction, action, words }: MapDocument): string {
  const form = (show: '1' | '0', label: string) =>
    `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="show" value="${show}">` +
    `<button>${escapeHtml(label)}</button></form>`;
  const address = mapEmbedAddress({ location, zoom, sign }, locale);
  const attributes = `title="${escapeHtml(words.title)}" referrerpolicy="no-referrer"`;
  const map = `<iframe src="${escapeHtml(address)}" ${attributes}></iframe>`;
  const name = sign ? `<div class="sign" dir="auto">${escapeHtml(location)}</div>` : '';
  const place = `<div class="place">${name}${PIN}</div>`;
  const question = `<div class="ask">${form('1', words.show)}<p>${escapeHtml(words.notice)}</p></div>`;
  const body = asked ? `${map}<div class="hide">${form('0', words.hide)}</div>` : `${DRAWING}${place}${question}`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>
<body>${body}</body>
</html>`;
}
