import { SWAPPED } from '../elements';
import { RichField } from './rich-field';

/*
 * Turns plain textareas of HTML into rich text fields, with the source one click away. Loaded only on pages with a
 * field of HTML (cms/browser/rich-text-loader.ts).
 */

let fields: RichField[] = [];

function enhanceAll(): void {
  for (const field of fields) if (!field.isThere) field.destroy();
  fields = fields.filter(({ isThere }) => isThere);
  const dressed = new Set(fields.map(({ field }) => field));
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-html]'))
    if (!dressed.has(field)) fields.push(new RichField(field));
}

document.addEventListener(SWAPPED, enhanceAll);
document.addEventListener('input', ({ target }) => {
  // Input restored after a reload is announced on the form, not on single fields.
  if (target instanceof HTMLFormElement) for (const field of fields) field.readAgain();
});
enhanceAll();
