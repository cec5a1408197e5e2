import { ownAspect } from '../../services/media/own-aspect';
import { mayRequest } from '../access/permissions';
import { NO_USES, type PictureUses } from '../references/picture-uses';
import { usesWords } from '../references/uses-words';
import type { LibraryPicture, PictureFilter } from '../references/find-pictures';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';

interface Upload {
  readonly alt: string;
  readonly tags: string;
  readonly problem: string | null;
}

/** Such as '1 place', or 'more than 10 places'. */
export const placesOf = ({ named, more }: PictureUses): string => usesWords(named.length, more);

/** The uses that an editor saw before confirming a deletion: '4', or '10+'. */
export const knownUses = ({ named, more }: PictureUses): string => `${named.length}${more ? '+' : ''}`;

/** Uses of a picture, folded, with links to those that the editor may open. */
export function usesList({ role }: Editor, uses: PictureUses): Html {
  const { named, more } = uses;
  if (named.length === 0) return html`<p class="hint">Shown nowhere</p>`;
  return html`<details><summary class="small">Shown in ${placesOf(uses)}</summary><ul>${named.map(
    ({ name, address }) =>
      html`<li>${address !== null && mayRequest(role, address) ? html`<a href="${address}">${name}</a>` : name}</li>`,
  )}${more ? html`<li>and more products</li>` : nothing}</ul></details>`;
}

/** Asks for confirmation, and tells from where the picture will disappear. */
export function deleteForm(editor: Editor, key: string, uses: PictureUses): Html {
  const warning = uses.named.length === 0 ? nothing : html`<p class="hint">It goes from ${placesOf(uses)}.</p>`;
  return html`<details class="confirm"><summary class="small quiet" aria-label="Delete ${key}">Delete …</summary><form
  method="post" action="/cms/media/delete">${csrfField(editor)}<input type="hidden" name="key" value="${key}"><input
  type="hidden" name="uses" value="${knownUses(uses)}">${warning}<button class="small danger">Yes, for good</button>
</form></details>`;
}

const FROM_SHOP = html`<p class="hint">Comes with the shop</p>`;

function card(editor: Editor, picture: LibraryPicture, uses: PictureUses): Html {
  const { key, alt, thumbnail, width, height, tags, own } = picture;
  const edit = html`<a class="button small" href="/cms/media/picture?key=${encodeURIComponent(key)}"
  aria-label="Edit ${key}">Edit</a>${deleteForm(editor, key, uses)}`;
  return html`<li class="card tile"><img src="${thumbnail}" alt="${alt}" width="150" height="113" loading="lazy">
<p class="key">${key}</p><p class="hint">${width} × ${height}${
    alt ? nothing : html` · <span class="bad">no words</span>`
  }${tags.length === 0 ? nothing : html` · ${tags.join(', ')}`}</p>${own ? edit : FROM_SHOP}${usesList(
    editor,
    uses,
  )}</li>`;
}

interface MediaView {
  readonly editor: Editor;
  readonly pictures: readonly LibraryPicture[];
  /** Number of all matches. */
  readonly total: number;
  readonly tags: readonly string[];
  readonly uses: ReadonlyMap<string, PictureUses>;
  readonly upload: Upload;
  readonly filter: PictureFilter & { readonly page: number };
  readonly more: boolean;
}

function uploadForm({ editor, upload }: MediaView): Html {
  const { alt, tags, problem } = upload;
  const wrong = fieldError('file', problem ?? undefined);
  return html`<section class="card"><h2>Add pictures</h2>
<form method="post" action="/cms/media" enctype="multipart/form-data" data-uploads>${csrfField(editor)}
<div class="field"><label for="file">JPEG, PNG, WebP or AVIF, 25 MB and 80 megapixels each at most</label><input
  id="file" type="file" name="file" multiple accept="image/jpeg,image/png,image/webp,image/avif" required${
    wrong.attributes
  }>${wrong.message}</div>
<div class="pair"><div class="field"><label for="alt-new">What it shows, for who cannot see it</label><input
  id="alt-new" name="alt" maxlength="300" value="${alt}"></div>
<div class="field"><label for="tags-new">Tags, with commas</label><input id="tags-new" name="tags" maxlength="200"
  value="${tags}"></div></div>
<div class="field switch"><label><input type="checkbox" name="transparent" value="on"> Keep what is transparent, as in a
  logo</label><p class="hint">Otherwise it becomes white.</p></div>
<button class="primary">Add</button><div role="status"><ul class="notes" data-upload-list></ul></div></form></section>`;
}

function pageLinks({ filter, more }: MediaView): Html {
  const { q, tag, page } = filter;
  const link = (to: number, words: string): Html =>
    html`<a class="button quiet" href="/cms/media?${new URLSearchParams({
      q,
      tag,
      page: String(to),
    }).toString()}">${words}</a>`;
  if (page === 1 && !more) return nothing;
  return html`<nav class="actions" aria-label="Further pictures">${
    page > 1 ? link(page - 1, 'Earlier page') : nothing
  }${more ? link(page + 1, 'Next page') : nothing}</nav>`;
}

/** The matching pictures by pages, and the upload form. */
export function mediaMain(view: MediaView): Html {
  const { editor, pictures, total, tags, uses, filter } = view;
  return html`<div class="head"><h1>Pictures</h1></div>
${uploadForm(view)}
<form method="get" action="/cms/media" class="inline search" role="search"><div class="field wide-field"><label
  for="q">Search pictures</label><input id="q" name="q" type="search" maxlength="100" value="${filter.q}"></div>
<div class="field"><label for="tag">Tag</label><select id="tag" name="tag"><option value="">all</option>${tags.map(
    (tag) => html`<option${tag === filter.tag ? raw(' selected') : ''}>${tag}</option>`,
  )}</select></div><button>Search</button>
</form><p class="hint" role="status">${total === 1 ? '1 picture' : `${total} pictures`}</p>
<ul class="tiles">${pictures.map((picture) => card(editor, picture, uses.get(picture.key) ?? NO_USES))}</ul>
${pageLinks(view)}`;
}

/** The picture picker; the page's script writes the chosen key into the field. */
export function pickerGrid(pictures: readonly LibraryPicture[], more: boolean): Html {
  return html`${pictures.map(
    ({ key, alt, thumbnail, hash, width, height }) => html`<button type="button" data-key="${key}"
    data-hash="${hash}" data-aspect="${ownAspect({ width, height })}" data-words="${alt}"
    title="${key}"><img src="${thumbnail}" alt="${alt || key}" width="80" height="60" loading="lazy"></button>`,
  )}${pictures.length === 0 ? html`<p class="hint">There is none.</p>` : nothing}${
    more ? html`<button type="button" data-picker-more>More</button>` : nothing
  }`;
}
