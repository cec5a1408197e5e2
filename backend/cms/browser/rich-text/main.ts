import { SWAPPED } from '../elements';
import { RichField } from './rich-field';

/*
 * Fields of HTML are plain text without this file; it shows them as they look, with the HTML one click away. Loaded
 * where there is such a field (cms/browser/rich-text-loader.ts).
 */

let fields: RichField[] = [];

function dressAll(): void {
  for (const field of fields) if (!field.isThere) field.destroy();
  fields = fields.filter(({ isThere }) => isThere);
  const dressed = new Set(fields.map(({ field }) => field));
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-html]'))
    if (!dressed.has(field)) fields.push(new RichField(field));
}

document.addEventListener(SWAPPED, dressAll);
document.addEventListener('input', ({ target }) => {
  // What was typed before a reload is put back into the form as a whole.
  if (target instanceof HTMLFormElement) for (const field of fields) field.readAgain();
});
dressAll();
