import { wayBack } from './way-back';

const ORIGIN = 'https://shop.example';
const PATH = '/product/plant-blend-waste-bags';

it.each<[next: string | null, referer: string | null, back: string | null, what: string]>([
  [PATH, `${ORIGIN}${PATH}?option.Pack=8+rolls&qty=6`, `${PATH}?option.Pack=8+rolls&qty=6`, 'what was chosen'],
  [PATH, `${ORIGIN}${PATH}?added=1&sent=3&payum_token=x&addon.7=true`, `${PATH}?addon.7=true`, 'no outcome'],
  [PATH, `${ORIGIN}/product/other?qty=6`, PATH, 'another page'],
  [PATH, `https://elsewhere.example${PATH}?qty=6`, PATH, 'another site'],
  [`${PATH}?qty=2`, `${ORIGIN}${PATH}?qty=6`, `${PATH}?qty=2`, 'an address with its own query'],
  [PATH, 'about:blank', PATH, 'no page'],
  [PATH, 'not an address', PATH, 'no address'],
  [PATH, null, PATH, 'no referrer'],
  [null, `${ORIGIN}${PATH}?qty=6`, null, 'no address to return to'],
])('%s from %s returns to %s: %s', (next, referer, back) => {
  expect(wayBack(next, referer, ORIGIN)).toBe(back);
});

it('never redirects to another site', () => {
  expect(wayBack('/a', `${ORIGIN}/a?qty=%2F%2Fevil.example`, ORIGIN)).toBe('/a?qty=%2F%2Fevil.example');
});
