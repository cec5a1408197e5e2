import { homeScreenName } from './home-screen-name';

it.each([
  ['Banksia & Bark Wholesale', 'Banksia'],
  ['Bark & Co', 'Bark & Co'],
  ['Bark & Co Wholesale', 'Bark & Co'],
  ['Heimtierbedarfsgroßhandel Süd', 'Heimtierbedarfsgroßhandel'],
  ['  The  Dog   House ', 'The Dog'],
  ['宠物批发', '宠物批发'],
  ['& Sons', '& Sons'],
])('the name for %j is %j', (name, expected) => {
  expect(homeScreenName({ name, shortName: '' })).toBe(expected);
});

it('uses the name in the settings if there is one', () => {
  expect(homeScreenName({ name: 'Banksia & Bark Wholesale', shortName: ' Banksia Bark ' })).toBe('Banksia Bark');
});
