import { escapeHtml } from '../../web/escape-html';
import { OFFLINE_STYLE } from '../../web/offline-document';

interface OfflinePad {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly site: string;
  /** Address of the pad, and cache name and key of its draft. */
  readonly addresses: { readonly pad: string; readonly cache: string; readonly draft: string };
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly code: string;
    readonly quantity: string;
    readonly another: string;
    readonly back: string;
  };
}

/** Inlined: offline, the document cannot load anything else. */
const STYLE = `${OFFLINE_STYLE}
body { max-inline-size: 44rem; margin-inline: auto; padding: 1.5rem; }
p { margin-block: .75rem 1.5rem; }
ol { padding: 0; list-style: none; }
li { display: grid; grid-template-columns: minmax(0, 1fr) 6rem; gap: .5rem; padding-block: .5rem; }
input { inline-size: 100%; min-inline-size: 0; min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid color-mix(in oklab, var(--ink) 55%, var(--ground)); border-radius: 2px; background: Field; color: FieldText; font: inherit; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
button, a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.25rem; margin: 1rem .75rem 0 0; border: 1px solid var(--ink); border-radius: 2px; background: var(--ground); color: var(--ink); font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
a { background: var(--ink); color: var(--ground); }
[hidden] { display: none; }`;

/**
 * Rows of code and quantity, saved at each key stroke in the pad's draft. Once online it returns to the pad: at once
 * while nothing is being typed and all is saved, otherwise by the link, so that a full device loses nothing by itself.
 * It uses no package: a page opened offline has only its own script.
 */
export const OFFLINE_PAD_SCRIPT = `
const {cache,draft,code,quantity}=document.body.dataset,list=document.querySelector('ol'),back=document.querySelector('a');
let stored={owner:'',rows:[]},typed=0,kept=true;
const fields=()=>[...list.querySelectorAll('li')];
const add=({code:c='',qty:q='',...rest}={})=>{const li=document.createElement('li');li.rest=rest;
for(const [label,value,mode] of [[code,c,'text'],[quantity,q,'numeric']]){const input=document.createElement('input');input.value=value;input.inputMode=mode;input.autocomplete='off';input.ariaLabel=label+' '+(fields().length+1);if(mode==='text')input.placeholder=code;li.append(input)}
list.append(li);return li};
const save=async()=>{const rows=fields().map(li=>{const [c,q]=li.querySelectorAll('input');const same=li.rest.was===c.value;return {original:same?li.rest.original||'':'',words:same?li.rest.words||'':'',unit:li.rest.unit||'each',code:c.value,qty:q.value}}).filter(r=>r.code.trim()||r.qty.trim());
try{await (await caches.open(cache)).put(draft,new Response(JSON.stringify({owner:stored.owner,rows}),{headers:{'content-type':'application/json'}}));kept=true}catch{kept=false}};
const go=()=>{back.hidden=!navigator.onLine;if(navigator.onLine&&kept&&Date.now()-typed>4000)location.reload()};
list.addEventListener('input',()=>{typed=Date.now();save();const last=fields().at(-1);if(last.querySelector('input').value)add()});
list.addEventListener('keydown',e=>{if(e.key!=='Enter'||!(e.target instanceof HTMLInputElement))return;e.preventDefault();const li=e.target.closest('li'),[c,q]=li.querySelectorAll('input');
if(e.target===c&&c.value&&!q.value){const same=fields().find(o=>o!==li&&o.querySelector('input').value===c.value);if(same){const n=same.querySelectorAll('input')[1];n.value=String((Number(n.value)||1)+1);c.value='';save();return}q.value='1';save()}
(li.nextElementSibling||add()).querySelector('input').focus()});
document.querySelector('button').addEventListener('click',()=>add().querySelector('input').focus());
addEventListener('online',go);setInterval(go,2000);
(async()=>{const found=await (await caches.open(cache)).match(draft);if(found)stored=await found.json();for(const row of stored.rows)add({...row,was:row.code});add();go()})()`;

/** The offline order pad: for entering codes and quantities, without prices. */
export function offlinePad({ locale, direction, site, addresses, words }: OfflinePad): string {
  const { pad, cache, draft } = addresses;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${words.title} · ${site}`)}</title><style>${STYLE}</style></head>
<body data-cache="${escapeHtml(cache)}" data-draft="${escapeHtml(draft)}" data-code="${escapeHtml(words.code)}" data-quantity="${escapeHtml(words.quantity)}"><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p><ol></ol><button type="button">${escapeHtml(words.another)}</button><a href="${escapeHtml(pad)}" hidden>${escapeHtml(words.back)}</a></main><script>${OFFLINE_PAD_SCRIPT}</script></body>
</html>`;
}
