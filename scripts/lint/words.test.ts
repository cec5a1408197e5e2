import { WORD_ATTRIBUTES, hasWords } from './words';

it.each(['Add to cart', ' Größe ', 'カート', '2 kg'])('takes %p for words', (text) =>
  expect(hasWords(text)).toBe(true),
);
it.each(['', '  \n ', '·', '/', '×', '…', '12.50', 'x'])('takes %p for none', (text) =>
  expect(hasWords(text)).toBe(false),
);
it('knows what is read out', () => expect(WORD_ATTRIBUTES.has('aria-label')).toBe(true));
