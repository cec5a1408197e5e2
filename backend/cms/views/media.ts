import type { Use } from '../references/picture-uses';
import type { LibraryPicture } from '../store/media-library';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from './html';
import { csrfField } from './layout';

interface Upload {
  readonly alt: string;
  readonly problem: string | null;
}

const percent = (share: number): string => String(Math.round(share * 100));

function wordFields(id: string, { alt, focalX, focalY }: Pick<LibraryPicture, 'alt' | 'focalX' | 'focalY'>): Html {
  return html`<div class="field"><label for="alt-${id}">What it shows, for who cannot see it</label><input
    id="alt-${id}" name="alt" maxlength="300" value="${alt}"></div>
<div class="pair"><div class="field"><label for="x-${id}">Kept in sight: % from the left</label><input id="x-${id}"
  type="number" name="focal_x" min="0" max="100" value="${percent(focalX)}"></div>
<div class="field"><label for="y-${id}">% from the top</label><input id="y-${id}" type="number" name="focal_y"
  min="0" max="100" value="${percent(focalY)}"></div></div>`;
}

/** '1 place', '4 places'. */
export const usesWords = (uses: readonly Use[]): string => (uses.length === 1 ? '1 place' : `${uses.length} places`);

function usesList(uses: readonly Use[]): Html {
  if (uses.length === 0) return html`<p class="hint">Shown nowhere</p>`;
  return html`<details><summary class="small">Shown in ${usesWords(uses)}</summary><ul>${uses.map(
    ({ name, address }) => html`<li>${address === null ? name : html`<a href="${address}">${name}</a>`}</li>`,
  )}</ul></details>`;
}

function deleteForm(editor: Editor, key: string, uses: readonly Use[]): Html {
  const warning = uses.length === 0 ? nothing : html`<p class="hint">It goes from ${usesWords(uses)}.</p>`;
  return html`<details class="confirm"><summary class="small quiet" aria-label="Delete ${key}">Delete …</summary><form
  method="post" action="/cms/media/delete">${csrfField(editor)}<input type="hidden" name="key" value="${key}"><input
  type="hidden" name="uses" value="${uses.length}">${warning}<button class="small danger">Yes, for good</button></form>
</details>`;
}

function card(editor: Editor, picture: LibraryPicture, index: number, uses: readonly Use[]): Html {
  return html`<li class="card tile"><img src="${picture.thumbnail}" alt="${picture.alt}" width="150" height="113"
    loading="lazy">
<p class="key">${picture.key}</p><p class="hint">${picture.width} × ${picture.height}${
    picture.alt ? nothing : html` · <span class="bad">no words</span>`
  }</p>${usesList(uses)}
${
  picture.own
    ? html`<details><summary class="small">Words and focal point</summary><form method="post"
  action="/cms/media/words">${csrfField(editor)}<input type="hidden" name="key" value="${picture.key}">${wordFields(
    String(index),
    picture,
  )}<button
  class="small">Save</button></form></details>${deleteForm(editor, picture.key, uses)}`
    : html`<p class="hint">Comes with the shop</p>`
}</li>`;
}

interface MediaView {
  readonly editor: Editor;
  readonly pictures: readonly LibraryPicture[];
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  readonly upload: Upload;
  readonly q: string;
}

/** All pictures that a search finds, and the form that adds one. */
export function mediaMain({ editor, pictures, uses, upload, q }: MediaView): Html {
  return html`<div class="head"><h1>Pictures</h1></div>
<section class="card"><h2>Add a picture</h2>
<form method="post" action="/cms/media" enctype="multipart/form-data">${csrfField(editor)}
<div class="field"><label for="file">JPEG, PNG, WebP or AVIF, 5 MB at most</label><input id="file" type="file"
  name="file" accept="image/jpeg,image/png,image/webp,image/avif" required${
    upload.problem ? raw(' aria-invalid="true" aria-describedby="file-error"') : ''
  }><p class="error" id="file-error">${upload.problem ?? ''}</p></div>
${wordFields('new', { alt: upload.alt, focalX: 0.5, focalY: 0.5 })}
<button class="primary">Add the picture</button></form></section>
<form method="get" action="/cms/media" class="inline search" role="search"><div class="field wide-field"><label
  for="q">Search pictures</label><input id="q" name="q" type="search" maxlength="100"
  value="${q}"></div><button>Search</button>
</form><p class="hint" role="status">${pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}</p>
<ul class="tiles">${pictures.map((picture, index) => card(editor, picture, index, uses.get(picture.key) ?? []))}</ul>`;
}

/** Pictures to choose from by sight; a script of the page puts the chosen one's key into its field. */
export function pickerGrid(pictures: readonly LibraryPicture[]): Html {
  return html`${pictures.map(
    ({ key, alt, thumbnail }) => html`<button type="button" data-key="${key}"
    title="${key}"><img src="${thumbnail}" alt="${alt || key}" width="80" height="60" loading="lazy"></button>`,
  )}`;
}
