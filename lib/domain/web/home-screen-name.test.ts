import { homeScreenName } from './home-screen-name';

it.each([
  ['Banksia & Bark Wholesale', 'Banksia'],
  ['Bark & Co', 'Bark & Co'],
  ['Bark & Co Wholesale', 'Bark & Co'],
  ['Heimtierbedarfsgroßhandel Süd', 'Heimtierbedarfsgroßhandel'],
  ['  The  Dog   House ', 'The Dog'],
  ['宠物批发', '宠物批发'],
  ['& Sons', '& Sons'],
])('of %j is %j', (name, expected) => {
  expect(homeScreenName({ name, shortName: '' })).toBe(expected);
});

it('is the one of the settings where they give one', () => {
  expect(homeScreenName({ name: 'Banksia & Bark Wholesale', shortName: ' Banksia Bark ' })).toBe('Banksia Bark');
});
