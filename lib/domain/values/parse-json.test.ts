import { parseJson } from './parse-json';

it.each<[string, unknown]>([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('parses %p as %p', (text, value) => expect(parseJson(text)).toEqual(value));
