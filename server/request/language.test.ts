import { chosenLanguage, inLanguage } from './language';

it.each([
  ['NEXT_LOCALE=de', 'de'],
  ['a=b; NEXT_LOCALE=pt-BR; c=d', 'pt-BR'],
  ['NEXT_LOCALE=de%0d%0aX: y', null],
  ['MY_NEXT_LOCALE=de', null],
  [undefined, null],
])('finds in %p the language %p', (cookie, language) => expect(chosenLanguage(cookie)).toBe(language));

it.each([
  ['de', { cookie: 'NEXT_LOCALE=de' }],
  ['de; a=b', {}],
  [null, {}],
])('requests the language %p', (language, headers) => expect(inLanguage(language)).toEqual(headers));
