import { readHtml, writeHtml } from './html';
import { RichField } from './rich-field';

function aField(): HTMLTextAreaElement {
  document.body.innerHTML = '<label for="f">HTML</label><textarea id="f">&lt;p&gt;Words&lt;/p&gt;</textarea>';
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  return field;
}

it('replaces the HTML source with formatted text', () => {
  const field = aField();
  new RichField(field);
  expect(field.hidden).toBe(true);
  expect(document.querySelector('[contenteditable=true]')?.textContent).toBe('Words');
});

it('keeps the source while somebody types in it, and formats it on blur', () => {
  const field = aField();
  field.focus();
  new RichField(field);
  expect(field.hidden).toBe(false);
  field.value = '<p>Typed before</p>';
  field.blur();
  expect(field.hidden).toBe(true);
  expect(document.querySelector('[contenteditable=true]')?.textContent).toBe('Typed before');
});

it('gives its text no id, by which the back office would take it for a piece of its page', () => {
  const field = aField();
  field.value = '<h2 id="seen">Seen</h2>\n<p><a id="preview" href="/shop">Shop</a></p>';
  new RichField(field);
  expect(document.querySelector('#seen, #preview')).toBeNull();
  const copied = document.querySelector('[contenteditable=true]')?.innerHTML ?? '';
  expect(writeHtml(readHtml(copied))).toBe(
    field.value.replace('id="preview" href="/shop"', 'href="/shop" id="preview"'),
  );
});
