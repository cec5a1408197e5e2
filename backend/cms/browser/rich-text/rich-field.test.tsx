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
