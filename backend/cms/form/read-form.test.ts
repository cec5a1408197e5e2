import type { InputSchema } from '@/lib/contract/input-schema';
import { fieldsOf } from './field';
import { leavesOf, applyListAction, listActionOf, readForm } from './read-form';

const schema: InputSchema = {
  type: 'object',
  properties: {
    heading: { control: 'text' },
    level: { control: 'choice', values: ['h1', 'h2'] },
    shown: { control: 'switch' },
    limit: { control: 'number', least: 1, most: 100 },
    image: { control: 'picture' },
    html: { control: 'html' },
    items: {
      type: 'array',
      items: { type: 'object', properties: { name: { control: 'text' }, link: { control: 'address' } } },
    },
    data: {},
  },
};
const fields = fieldsOf(schema, { heading: 'x', items: [{ name: 'One', link: '/one' }] });
const old = {
  heading: 'Before',
  future: { unknown: [1] },
  items: [
    { name: 'A', link: '/a', more: 1 },
    { name: 'B', link: '/b' },
  ],
};
const posted = (typed: Record<string, string>) =>
  new Map(Object.entries(typed).map(([name, text]) => [`s.${name}`, text]));
const read = (typed: Record<string, string>, settings: Record<string, unknown> = old) =>
  readForm(fields, posted(typed), settings);

it('creates a control for each setting', () => {
  expect(Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))).toEqual({
    heading: 'text',
    level: 'choice',
    shown: 'switch',
    limit: 'number',
    image: 'picture',
    html: 'html',
    items: 'list',
    data: 'json',
  });
  expect(leavesOf(fields, old).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['items.0.name', 'items.1.link']),
  );
});

it('changes typed values and keeps all others, known or not', () => {
  expect(read({ heading: 'After', 'items.1.link': '/c' })).toEqual({
    settings: {
      heading: 'After',
      future: { unknown: [1] },
      items: [
        { name: 'A', link: '/a', more: 1 },
        { name: 'B', link: '/c' },
      ],
    },
    errors: {},
  });
});

it('does not add settings that were not touched', () => {
  expect(read({ level: '', limit: '', image: '', html: '', 'shown?': '1', data: '' }).settings).toEqual(old);
});

it('reads switches, numbers and pictures', () => {
  const { settings } = read({ 'shown?': '1', shown: 'on', limit: '12', image: 'a-key', level: 'h1' });
  expect(settings).toMatchObject({ shown: true, limit: 12, image: 'a-key', level: 'h1' });
  expect(read({ 'shown?': '1', image: '' }, settings).settings).toMatchObject({ shown: false, image: null });
});

it.each([
  [{ limit: 'many' }, 'limit'],
  [{ limit: '0' }, 'limit'],
  [{ limit: '101' }, 'limit'],
  [{ level: 'h9' }, 'level'],
  [{ data: '{' }, 'data'],
  // As JSON writes what the database cannot store.
  [{ data: String.raw`{ "a": ["\u0000"] }` }, 'data'],
  [{ data: String.raw`"\ud83d"` }, 'data'],
])('reports the error in %j, and does not store it', (typed, field) => {
  const { settings, errors } = read(typed as unknown as Record<string, string>);
  expect(Object.keys(errors)).toEqual([field]);
  expect(settings).toEqual(old);
});

it.each(['instant', 'day'] as const)('refuses an %s whose year was typed with two digits', (kind) => {
  const field = [{ kind, name: 'start', label: 'Start', hint: '' }] as const;
  const typed = (text: string) => posted({ start: kind === 'day' ? text.slice(0, 10) : text });
  const before = kind === 'day' ? '2026-03-01' : '2026-03-01T00:00:00.000Z';
  const late = readForm(field, typed('0026-12-05T09:00'), { start: before });
  expect(late).toEqual({
    settings: { start: before },
    errors: { start: 'Type all four digits of the year, such as 2026.' },
  });
  expect(readForm(field, typed('2026-12-05T09:00'), { start: before }).errors).toEqual({});
});

it('keeps an instant that is more precise than its field', () => {
  const times = fieldsOf({ properties: {} }, {});
  expect(times).toEqual([]);
  const instant = [{ kind: 'instant', name: 'start', label: 'Start', hint: '' }] as const;
  const exact = '2026-03-01T00:00:30.500Z';
  expect(readForm(instant, posted({ start: '2026-03-01T11:00' }), { start: exact }).settings).toEqual({
    start: exact,
  });
  expect(readForm(instant, posted({ start: '2026-03-01T11:01' }), { start: exact }).settings).toEqual({
    start: '2026-03-01T00:01:00.000Z',
  });
  expect(readForm(instant, posted({ start: '' }), { start: exact }).settings).toEqual({ start: null });
});

it('adds, moves and removes entries of a list', () => {
  expect(applyListAction(fields, 'add:items', old)['items']).toEqual([...old.items, { name: '', link: '' }]);
  expect(applyListAction(fields, 'down:items.0', old)['items']).toEqual([old.items[1], old.items[0]]);
  expect(applyListAction(fields, 'up:items.0', old)['items']).toEqual(old.items);
  expect(applyListAction(fields, 'remove:items.0', old)['items']).toEqual([old.items[1]]);
});

it('moves a dragged entry to its new place', () => {
  const three = { ...old, items: [...old.items, { name: 'Third', link: '' }] };
  const [first, second, third] = three.items;
  const names = (pressed: string) => applyListAction(fields, pressed, three)['items'];
  expect(names('place:items.2:0')).toEqual([third, first, second]);
  expect(names('place:items.0:9')).toEqual([second, third, first]);
});

it('parses dollars as cents, and leaves days unchanged', () => {
  const drawn = fieldsOf({ properties: { price: { control: 'money' }, from: { control: 'day' } } }, {});
  const read = (price: string) => readForm(drawn, posted({ price, from: '2026-12-24' }), { price: 1 });
  expect(read('1,250.5').settings).toEqual({ price: 125_050, from: '2026-12-24' });
  expect(read('').settings).toMatchObject({ price: null });
  expect(read('much')).toMatchObject({ settings: { price: 1 }, errors: { price: 'Type dollars, such as 12.50.' } });
});

it('has no control for hidden values', () => {
  expect(fieldsOf({ properties: { id: { control: 'hidden' }, name: { control: 'text' } } }, {})).toHaveLength(1);
});

it.each(['add:heading', 'remove:items.9', 'remove:nothing.0', 'jump:items.0', ''])(
  'ignores the list action "%s"',
  (pressed) => {
    expect(applyListAction(fields, pressed, old)).toEqual(old);
  },
);

it('chooses controls by the schema, never by a name', () => {
  const drawn = fieldsOf(
    {
      properties: {
        body: { control: 'html' },
        script: { control: 'code' },
        image: { control: 'text' },
        html: { type: 'string' },
        links: { control: 'items', items: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    },
    {},
  );
  expect(Object.fromEntries(drawn.map(({ name, kind }) => [name, kind]))).toEqual({
    body: 'html',
    script: 'code',
    image: 'text',
    html: 'text',
    links: 'list',
  });
  const typed = posted({ script: 'one\r\ntwo' });
  expect(readForm(drawn, typed, { links: [{ name: 'A' }] }).settings).toMatchObject({
    script: 'one\ntwo',
    links: [{ name: 'A' }],
  });
});

it('reads a setting whose name is also a property of form elements', () => {
  const named = fieldsOf({ properties: { form: { control: 'text' }, action: { control: 'text' } } }, {});
  expect(readForm(named, posted({ form: '7', action: 'x' }), {}).settings).toEqual({ form: '7', action: 'x' });
  expect(readForm(named, new Map([['form', '7']]), {}).settings).toEqual({});
});

it('reports an invalid text at its field, unless it was already stored', () => {
  const links = fieldsOf({ properties: { link: { control: 'address' } } }, {});
  const bad = 'javascript:alert(1)';
  expect(Object.keys(readForm(links, posted({ link: bad }), {}).errors)).toEqual(['link']);
  expect(readForm(links, posted({ link: bad }), { link: bad })).toEqual({ settings: { link: bad }, errors: {} });
});

it('reads the list action, also from a page opened before its field was renamed', () => {
  const actions = [{ 'list-action': 'add:items' }, { press: 'add:items' }, { seen: '1' }].map((sent) =>
    listActionOf(new Map(Object.entries(sent))),
  );
  expect(actions).toEqual(['add:items', 'add:items', '']);
});

it('counts a line break as one character, as it is stored', () => {
  const notes = fieldsOf({ type: 'object', properties: { note: { control: 'long', maxLength: 3 } } }, {});
  expect(readForm(notes, posted({ note: 'a\r\nb' }), {})).toEqual({ settings: { note: 'a\nb' }, errors: {} });
  expect(readForm(notes, posted({ note: 'a\r\nbc' }), {}).errors).toEqual({ note: 'This has 4 characters; 3 fit.' });
});
