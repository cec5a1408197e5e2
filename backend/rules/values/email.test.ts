import { readEmail } from './email';

test.each([
  ['hana@example.com', 'hana@example.com'],
  [' Hana.O’x@example.com', null],
  ['  HANA+Shop@Sub.Example.COM ', 'hana+shop@sub.example.com'],
  ["o'brien@example.com.au", "o'brien@example.com.au"],
  ['a@b', null],
  ['a@b..com', null],
  ['a@-b.com', null],
  ['a b@example.com', null],
  ['a@example.com,b@example.com', null],
  ['Name <a@example.com>', null],
  ['"a b"@example.com', null],
  ['a@example.com\nBcc: b@example.com', null],
  ['ä@example.com', null],
  ['İ@example.com', null],
  [`${'x'.repeat(243)}@example.com`, null],
  ['', null],
])('%p is %p', (typed, expected) => expect(readEmail(typed)).toBe(expected));
