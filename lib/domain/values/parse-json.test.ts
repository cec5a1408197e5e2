import { parseJson } from './parse-json';

it.each<[string, unknown]>([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('%p is %p', (text, value) => expect(parseJson(text)).toEqual(value));
