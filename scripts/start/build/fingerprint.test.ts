import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';

let root: string;
const put = (file: string, text: string): void => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stockist-fingerprint-'));
  mkdirSync(join(root, 'app/[view]'), { recursive: true });
  mkdirSync(join(root, 'backend'));
  put('app/[view]/page.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the same as long as nothing changed', () => {
  expect(fingerprint(root, {})).toBe(fingerprint(root, {}));
});

it.each([
  ['a changed page', () => put('app/[view]/page.tsx', 'two')],
  ['a new page', () => put('app/[view]/other.tsx', 'one')],
  ['other packages', () => put('package-lock.json', '{}')],
  ['the middleware', () => put('middleware.ts', '')],
])('differs with %s', (_, change) => {
  const before = fingerprint(root, {});
  change();
  expect(fingerprint(root, {})).not.toBe(before);
});

it('differs with a variable that is baked into the build', () => {
  expect(fingerprint(root, { NEXT_PUBLIC_X: '1' })).not.toBe(fingerprint(root, { NEXT_PUBLIC_X: '2' }));
  expect(fingerprint(root, { PORT: '1' })).toBe(fingerprint(root, { PORT: '2' }));
});

it('ignores tests and the platform', () => {
  const before = fingerprint(root, {});
  put('app/page.test.tsx', 'x');
  put('backend/server.ts', 'x');
  expect(fingerprint(root, {})).toBe(before);
});
