import { readToFrame, readToOffice } from './messages';

it.each([
  { stockist: 'shown', path: '/about', version: '1' },
  { stockist: 'busy' },
  { stockist: 'select', part: 'widget:w-1' },
  { stockist: 'select', part: 'page' },
  { stockist: 'insert', to: 'block:b1', before: '' },
  { stockist: 'insert', to: 'page', before: 'r1' },
  { stockist: 'move', part: 'row:r1', to: 'page', before: 'r2' },
  { stockist: 'text', part: 'widget:w-1', field: 's.heading', text: 'Words' },
])('parses a message from the frame: %j', (message) => {
  expect(readToOffice(message)).toEqual(message);
});

it.each([
  null,
  'stockist:refresh',
  [],
  { stockist: 'publish' },
  { stockist: 'select', part: 'widget:<b>' },
  { stockist: 'insert', to: 'block:b1', before: 'a"b' },
  { stockist: 'move', part: 'page', to: 'page', before: '' },
  { stockist: 'text', part: 'widget:w-1', field: 's.heading', text: { no: 'text' } },
])('ignores any other message from the frame: %j', (message) => {
  expect(readToOffice(message)).toBeNull();
});

it('parses messages from the back office', () => {
  expect(readToFrame({ stockist: 'refresh', more: 1 })).toEqual({ stockist: 'refresh' });
  const words = { insert: 'Insert here', drag: 'Drag', type: 'Type' };
  const texts = [{ field: 's.heading', text: 'Words', most: 200 }];
  const editing = { on: true, names: { 'widget:w': 'Heading' }, selected: 'widget:w', texts, words, show: true };
  expect(readToFrame({ stockist: 'edit', editing })).toEqual({ stockist: 'edit', editing });
});

it('drops invalid fields of the editing state', () => {
  expect(readToFrame({ stockist: 'edit', editing: { names: { x: 'y', 'row:r': 7 }, texts: [{ field: 7 }] } })).toEqual({
    stockist: 'edit',
    editing: {
      on: false,
      names: { 'row:r': '' },
      selected: '',
      texts: [],
      words: { insert: '', drag: '', type: '' },
      show: false,
    },
  });
  expect(readToFrame({ stockist: 'edit' })).toBeNull();
  expect(readToFrame({ stockist: 'eval' })).toBeNull();
});
