import { type Html, html, raw } from './html';

/** The separator between two panes; a script makes it draggable. */
const bar = (pane: string, label: string): Html =>
  html`<div class="bar-between ${pane}" role="separator" aria-orientation="vertical" aria-valuenow="0" tabindex="0"
  data-pane="${pane}" aria-label="${label}" hidden></div>`;

const SIZES = [
  ['fit', 'Fit'],
  ['desktop', 'Desktop'],
  ['tablet', 'Tablet'],
  ['phone', 'Phone'],
] as const;

/** Controls of the preview that need a script. */
function stageBar(): Html {
  return html`<div class="stage-bar" hidden><fieldset class="sizes"><legend class="hidden">Width of the preview</legend>
${SIZES.map(
  ([value, label]) =>
    html`<label><input type="radio" name="size" value="${value}"${
      value === 'fit' ? raw(' checked') : ''
    }> ${label}</label>`,
)}<span id="scale" class="hint"></span></fieldset>
<label class="by-click"><input type="checkbox" id="select-by-click" checked> Edit by clicking</label></div>`;
}

/** The preview and the separators beside it. */
export function stage(pageId: number): Html {
  return html`${bar('outline', 'Width of the outline')}${bar('form', 'Width of the form')}
<div class="stage">
${stageBar()}
<div class="frame-room">
<iframe id="preview" src="/cms/pages/${pageId}/preview" title="Preview of the draft"></iframe>
</div>
<p id="preview-away" class="notice" role="status" hidden>The preview does not answer. What you save is kept all the
  same. <a href="/cms/pages/${pageId}/preview" target="_blank" rel="noopener">Open it in a tab</a></p>
</div>`;
}
