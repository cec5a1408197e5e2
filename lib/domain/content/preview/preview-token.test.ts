import { previewLink, previewRead, readToken, signToken } from './preview-token';

const SECRET = 'a secret of twenty-four characters or more';
const NOW = Date.UTC(2026, 0, 1);
const data = { path: '/about', frame: 'http://localhost:4000', grant: 'g'.repeat(32), of: 'draft', at: null } as const;
const token = signToken(previewLink, SECRET, data, NOW + 60_000);

it('returns the signed data', () => {
  expect(readToken(previewLink, SECRET, token, NOW)).toEqual(data);
});

it('returns null once expired', () => {
  expect(readToken(previewLink, SECRET, token, NOW + 60_000)).toBeNull();
});

it.each([
  ['another secret', () => readToken(previewLink, `${SECRET}.`, token, NOW)],
  [
    'another purpose',
    () => readToken(previewRead, SECRET, signToken(previewLink, SECRET, { ...data, url: '' } as never, NOW + 1), NOW),
  ],
  [
    'a changed payload',
    () =>
      readToken(
        previewLink,
        SECRET,
        `${Buffer.from('{"until":9999999999999,"data":{}}').toString('base64url')}.${token.split('.')[1]}`,
        NOW,
      ),
  ],
  ['no signature', () => readToken(previewLink, SECRET, token.split('.')[0] ?? '', NOW)],
  ['nothing', () => readToken(previewLink, SECRET, '', NOW)],
  ['a third part', () => readToken(previewLink, SECRET, `${token}.x`, NOW)],
])('refuses %s', (_, read) => expect(read()).toBeNull());

it.each(['https://evil.example', '//evil.example', 'about', '/a\\b', '/a\nb'])(
  'refuses the path %s, even signed',
  (path) => {
    expect(readToken(previewLink, SECRET, signToken(previewLink, SECRET, { ...data, path }, NOW + 1), NOW)).toBeNull();
  },
);

it('refuses a frame that is not an origin', () => {
  expect(
    readToken(
      previewLink,
      SECRET,
      signToken(previewLink, SECRET, { ...data, frame: "http://x 'unsafe-inline'" }, NOW + 1),
      NOW,
    ),
  ).toBeNull();
});
