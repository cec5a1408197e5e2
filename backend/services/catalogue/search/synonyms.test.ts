import { synonymVariants, readSynonyms } from './synonyms';

const SYNONYMS = readSynonyms('Poo bag, poop bag, waste bag\nlead = leash\n\nalone\n, ,\nCafé; coffee shop');

it('parses one group per line, with various separators', () => {
  expect(SYNONYMS).toEqual([
    ['poo bag', 'poop bag', 'waste bag'],
    ['lead', 'leash'],
    ['cafe', 'coffee shop'],
  ]);
});

it.each([
  ['poo bag', ['poop bag', 'waste bag']],
  ['compostable Poo-Bags', ['compostable poop bag', 'compostable waste bag']],
  ['leash', ['lead']],
  ['café tins', ['coffee shop tins']],
  ['leashing', []],
  ['', []],
])('synonyms for %s', (text, expected) => expect(synonymVariants(text, SYNONYMS)).toEqual(expected));
