import { ASPECTS, type Aspect } from '@/lib/contract/common';
import { imageAddress } from '@/lib/domain/media/picture';
import { MIN_ZOOM, frameOf } from '../../services/media/crop';
import type { PictureUses } from '../references/picture-uses';
import type { LibraryPicture } from '../references/find-pictures';
import type { Posted } from '../form/read-form';
import { shownDigest } from '../store/media-library';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';
import { deleteForm, placesOf, usesList } from './media-view';

const percent = (share: number): string => String(Math.round(share * 100));

interface PictureView {
  readonly editor: Editor;
  readonly picture: LibraryPicture;
  readonly uses: PictureUses;
  /** A refused form, shown again; absent otherwise. */
  readonly typed: Posted | undefined;
  /** Why the replacement was refused. */
  readonly problem: string | null;
}

interface NumberField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly least?: number;
}

function numberField({ id, name, label, value, least = 0 }: NumberField): Html {
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" type="number" name="${name}"
  min="${least}" max="100" value="${value}"></div>`;
}

/** The preview of an aspect, and the fields of its crop. */
function shape({ picture, typed }: PictureView, aspect: Aspect): Html {
  const own = frameOf(picture, aspect);
  const nameOf = (part: string): string => `crop_${aspect}_${part}`;
  const field = (part: 'x' | 'y' | 'zoom', label: string, stored: string, least = 0): Html => {
    const value = typed?.get(nameOf(part)) ?? stored;
    return numberField({ id: `crop-${aspect}-${part}`, name: nameOf(part), label, value, least });
  };
  const isOpen = own !== null || (typed?.get(nameOf('x')) ?? '') !== '';
  const title = aspect.replace('x', ' : ');
  return html`<li class="card tile"><img src="${imageAddress(picture.hash, aspect, 300, 'webp')}" alt=""
  loading="lazy"><label data-shape-choice hidden><input type="radio" name="shape" value="${aspect}"> ${title}</label>
<details${isOpen ? raw(' open') : nothing}><summary class="small">${title}, own frame</summary>${field(
    'x',
    'Middle, % from the left; empty for none',
    own ? percent(own.x) : '',
  )}${field('y', '% from the top', own ? percent(own.y) : '')}${field(
    'zoom',
    'Size, % of the largest',
    own ? percent(own.zoom) : '',
    MIN_ZOOM * 100,
  )}</details></li>`;
}

/** An uploaded picture: alternative text, focal point, crops, and the form that replaces it. */
export function pictureMain(view: PictureView): Html {
  const { editor, picture, uses, typed, problem } = view;
  const wrong = fieldError('file', problem ?? undefined);
  const { key, alt, tags, focalX, focalY, width, height, own } = picture;
  const shown = (name: string, stored: string): string => typed?.get(name) ?? stored;
  const back = html`<div class="head"><h1>${key}</h1><div class="actions"><a class="button quiet"
  href="/cms/media">All pictures</a></div></div>`;
  if (!own) return html`${back}<p class="card">This picture comes with the shop.</p>${usesList(editor, uses)}`;
  const hidden = html`${csrfField(editor)}<input type="hidden" name="key" value="${key}">`;
  return html`${back}<p class="hint">${width} × ${height} pixels</p>
<form method="post" action="/cms/media/words" data-ask="${typed ? 'typed' : ''}">${hidden}<input type="hidden"
  name="seen" value="${shownDigest(picture)}">
<section class="card"><h2>Words</h2>
<div class="field"><label for="alt">What it shows, for who cannot see it</label><input id="alt" name="alt"
  maxlength="300" value="${shown('alt', alt)}"></div>
<div class="field"><label for="tags">Tags, with commas</label><input id="tags" name="tags" maxlength="200"
  value="${shown('tags', tags.join(', '))}"></div></section>
<section class="card"><h2>Kept in sight</h2>
<div class="focal" data-focal hidden><img src="/cms/media/whole?key=${encodeURIComponent(key)}" alt="The whole picture"
  ><span data-frame class="frame point"></span></div>
<p class="hint">Shapes are cut around this point. Click the picture, or type.</p>
<label data-shape-choice hidden><input type="radio" name="shape" value="" checked> All shapes</label>
<div class="pair">${numberField({
    id: 'focal-x',
    name: 'focal_x',
    label: '% from the left',
    value: shown('focal_x', percent(focalX)),
  })}${numberField({
    id: 'focal-y',
    name: 'focal_y',
    label: '% from the top',
    value: shown('focal_y', percent(focalY)),
  })}</div>
<h3>Shapes as they are cut now</h3>
<ul class="tiles">${ASPECTS.map((aspect) => shape(view, aspect))}</ul>
<div class="save"><p class="hint">Counts at once, wherever it is shown.</p><button class="primary">Save</button></div>
</section></form>
<section class="card"><h2>Another picture in its place</h2><p class="hint">${
    uses.named.length === 0 ? 'It is shown nowhere.' : `It changes in ${placesOf(uses)}.`
  } Words and tags stay, frames go.</p>
<form method="post" action="/cms/media/replace" enctype="multipart/form-data">${hidden}<div class="field"><label
  for="file">The new picture</label><input id="file" type="file" name="file"
  accept="image/jpeg,image/png,image/webp,image/avif" required${
    wrong.attributes
  }>${wrong.message}</div><button>Replace it everywhere</button></form></section>
<section class="card"><h2>Where it is</h2>${usesList(editor, uses)}${deleteForm(editor, key, uses)}</section>`;
}
