import { untilOf } from './page-life';

it.each([
  [undefined, null],
  [{}, null],
  [{ 'x-next-cache-tags': 'pages,page:about,_N_T_/about' }, null],
  [{ 'x-next-cache-tags': 'pages,until:2000,page:until:1,until:1500' }, 1500],
  [{ 'x-next-cache-tags': 'until:soon,until:' }, null],
])('a page with %j expires at %p', (headers, until) => {
  expect(untilOf(headers)).toBe(until);
});
