import { PartsOfPage } from './parts-of-page';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-part="row:r1"><div data-part="block:b1">
      <div data-part="widget:w1"><p id="words">Words</p></div>
      <div data-part="widget:w2"><div data-part="widget:inner"><p id="elsewhere">An article's own</p></div></div>
    </div><div data-part="block:b2"></div></div>
    <div data-part="row:r2"></div>`;
});

const names = { 'row:r1': 'Row', 'row:r2': 'Row', 'block:b1': 'Block', 'block:b2': 'Block', 'widget:w1': 'Heading' };
const parts = new PartsOfPage({ ...names, 'widget:w2': 'Article' });
const nameAround = (selector: string) => parts.around(document.querySelector(selector))?.name;
const named = (name: string) => {
  const part = parts.find(name);
  if (!part) throw new Error(`There is no ${name}`);
  return part;
};

it('finds the innermost part of the page around an element', () => {
  expect(nameAround('#words')).toBe('widget:w1');
  expect(nameAround('#elsewhere')).toBe('widget:w2');
  expect(nameAround('[data-part="block:b2"]')).toBe('block:b2');
  expect(nameAround('body')).toBeUndefined();
});

it('finds the children of a part', () => {
  const inside = (name: string | null) => parts.inside(name === null ? null : named(name)).map((part) => part.name);
  expect(inside(null)).toEqual(['row:r1', 'row:r2']);
  expect(inside('row:r1')).toEqual(['block:b1', 'block:b2']);
  expect(inside('block:b1')).toEqual(['widget:w1', 'widget:w2']);
  expect(inside('block:b2')).toEqual([]);
});

it('finds the positions before and after a part', () => {
  expect(parts.besides(named('widget:w1'))).toEqual({
    before: { to: 'block:b1', before: 'w1' },
    behind: { to: 'block:b1', before: 'w2' },
  });
  expect(parts.besides(named('row:r2'))).toEqual({
    before: { to: 'page', before: 'r2' },
    behind: { to: 'page', before: '' },
  });
});
