import { readFileSync } from 'node:fs';
import { DOCUMENT_COLOURS } from './document-colours';

it('has the colours of the shop', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  const colours = [...DOCUMENT_COLOURS.matchAll(/--\w+: light-dark\(.+?\)\);/g)].map(([colour]) => colour);
  expect(colours).toHaveLength(2);
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
});
