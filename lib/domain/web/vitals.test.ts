import { vitalsReport } from './vitals';

const value = { name: 'LCP', value: 1234.5 };

it('accepts measured values', () => {
  expect(vitalsReport.parse({ path: '/shop', values: [value, { name: 'CLS', value: 0 }] }).values).toHaveLength(2);
});

it.each([
  ['an address with its query, which may hold a search', { path: '/search?q=x', values: [value] }],
  ['an address of another site', { path: 'https://evil.example/', values: [value] }],
  ['another measure', { path: '/', values: [{ name: 'email', value: 1 }] }],
  ['a value that is not a number', { path: '/', values: [{ name: 'LCP', value: 'x' }] }],
  ['an endless wait', { path: '/', values: [{ name: 'LCP', value: 1e9 }] }],
  ['more than a page measures', { path: '/', values: Array.from({ length: 11 }, () => value) }],
  ['nothing', { path: '/', values: [] }],
])('refuses %s', (_, report) => {
  expect(vitalsReport.safeParse(report).success).toBe(false);
});
