import { searchEngineProblems, vocabularyProblems } from './structured-data';

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Oat Biscuits',
  image: 'https://shop.example.com/oat.jpg',
  brand: { '@type': 'Brand', name: 'Bark' },
};

it('accepts valid data', async () => {
  expect(vocabularyProblems(product)).toEqual([]);
  expect(await searchEngineProblems(product)).toEqual([]);
});

it.each([
  ['a type that is none', { '@type': 'Produce' }, /no type of schema\.org/],
  ['a property that is none', { colourful: 'yes' }, /no property of schema\.org/],
  ['a property of something else', { jobTitle: 'Groomer' }, /none of its properties/],
  [
    'a thing of the wrong kind',
    { brand: { '@type': 'PostalAddress', streetAddress: '1 Long Rd' } },
    /not one of Brand/,
  ],
  ['a text where a thing is expected', { brand: 'Bark' }, /should be one of/],
  ['an empty text', { name: '' }, /is empty/],
  ['an empty list', { image: [] }, /is empty/],
  ['an address without an origin', { url: '/product/x' }, /address/],
  ['a date that is none', { releaseDate: 'soon' }, /no date/],
  [
    'a rating above the best',
    {
      review: { '@type': 'Review', reviewRating: { '@type': 'Rating', ratingValue: 6, worstRating: 1, bestRating: 5 } },
    },
    /no rating/,
  ],
  ['nothing', { description: null }, /is nothing/],
])('finds %s', (_, change, problem) => {
  expect(vocabularyProblems({ ...product, ...change }).join('\n')).toMatch(problem);
});

it('reports the messages of Adobe’s validator', async () => {
  expect(await searchEngineProblems({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' })).toEqual([
    expect.stringContaining('itemListElement'),
  ]);
  expect(await searchEngineProblems({ ...product, jobTitle: 'Groomer' })).toEqual([
    expect.stringContaining('jobTitle'),
  ]);
});
