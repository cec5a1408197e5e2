import { describeInput } from '@/lib/contract/input-schema';
import { WIDGET_SETTINGS } from '@/components/widgets/widget-settings';
import { fieldsOf } from './field';
import { leavesOf, readForm } from './read-form';
import { inputName } from './paths';

const SCHEMAS = new Map(WIDGET_SETTINGS.map(({ outer, schema }) => [outer, schema]));

const fieldsOfWidget = (outer: string) => {
  const schema = SCHEMAS.get(outer);
  if (!schema) throw new TypeError(`There is no widget ${outer}`);
  return fieldsOf(describeInput(schema), {});
};
const LINES = 'one\ntwo\n\tthree';

it('keeps the line breaks of code', () => {
  const fields = fieldsOfWidget('core/raw_code');
  expect(fields.find(({ name }) => name === 'code')).toMatchObject({ kind: 'code' });
  const typed = new Map([[inputName('code'), LINES.replaceAll('\n', '\r\n')]]);
  expect(readForm(fields, typed, { code: '' }).settings).toEqual({ code: LINES });
});

it('edits links as a list of name, link and new tab', () => {
  const links = fieldsOfWidget('core/link_children').find(({ name }) => name === 'items');
  const entry = links?.kind === 'list' ? links.of('items.0') : undefined;
  const kinds = entry?.kind === 'group' ? entry.fields.map(({ name, kind }) => [name, kind]) : [];
  expect(kinds).toEqual([
    ['items.0.name', 'text'],
    ['items.0.link', 'text'],
    ['items.0.new_tab', 'switch'],
    ['items.0.icon', 'text'],
  ]);
});

it('says below a control of the gallery for which types it counts', () => {
  const hints = new Map(fieldsOfWidget('core/gallery').map(({ name, hint }) => [name, hint]));
  expect(hints.get('subheading')).toBe('Above a grid');
  expect(hints.get('limit_slides')).toBe('0 for all');
  expect(['type', 'gallery'].map((name) => hints.get(name))).toEqual(['', '']);
});

it.each([
  ['Sell/product_view', 'products'],
  ['Blog/article_view', 'articles'],
])('finds the record of %s by typing, since there are very many', (outer, of) => {
  expect(fieldsOfWidget(outer)).toEqual([expect.objectContaining({ kind: 'lookup', of })]);
});

it.each([...SCHEMAS.keys()])('has no setting of %s whose control would lose data', (outer) => {
  const fields = fieldsOfWidget(outer);
  expect(leavesOf(fields, {}).filter(({ kind }) => kind === 'json')).toEqual([]);
  // A single-line control would lose the line breaks.
  const long = fields.filter(({ name }) => /^(html|content|code)$/.test(name));
  expect(long.filter(({ kind }) => kind !== 'html' && kind !== 'code')).toEqual([]);
});
