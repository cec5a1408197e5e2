import { scrub, scrubText } from './scrub';

it.each([
  ['https://shop.example/login/link?email=a%40b.example&code=123456', 'https://shop.example/login/link?[removed]'],
  ['GET /?a=eyJhbGciOi.eyJzdWIi.sig&r=x failed', 'GET /?[removed] failed'],
  ['/auth?code=abc&state=def#x', '/auth?[removed]'],
  ['/checkout/return#payum_token=abc', '/checkout/return?[removed]'],
  ['No account for jo.bloggs+dogs@example.com.au', 'No account for [removed]'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl was refused', 'token [removed] was refused'],
  ['at /applications/x8Jq0pLk3mZt7vYc2wRb9nHd4sGf6aEu1iOoQQ1', 'at /applications/[removed]'],
])('scrubs %p', (text, clean) => expect(scrubText(text)).toBe(clean));

it.each([
  'TypeError: x is not a function',
  '/product/plant-blend-waste-bags',
  'a question? An answer',
  'supercalifragilisticexpialidocious',
])('leaves %p unchanged', (text) => expect(scrubText(text)).toBe(text));

it.each(['?', 'a', 'a-', 'a1-', '%40a', 'a@'])('scrubs a long run of %p as fast as it is long', (part) => {
  const begun = performance.now();
  scrubText(`/${part.repeat(60_000 / part.length)}`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it('scrubs all nested texts of a report', () => {
  const report = {
    request: { url: '/login?next=/profile' },
    event_id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    breadcrumbs: [{ data: { to: '/?b=x' } }],
    level: 'error',
    times: [1, null],
  };
  expect(scrub(report)).toEqual({
    request: { url: '/login?[removed]' },
    event_id: 'c0ffee00c0ffee00c0ffee00c0ffee00',
    breadcrumbs: [{ data: { to: '/?[removed]' } }],
    level: 'error',
    times: [1, null],
  });
});
