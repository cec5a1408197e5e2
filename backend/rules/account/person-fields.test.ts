import { passwordProblem } from '@/lib/domain/account/password';
import {
  passwordMessage,
  readAbn,
  readDate,
  readDateOfBirth,
  readLine,
  readPhone,
  readState,
  readWebAddress,
} from './person-fields';

const AT = new Date('2026-11-21T00:00:00Z');
const problem = expect.any(String);

test.each([
  [' Ida ', { value: 'Ida' }],
  ['', { problem: 'Enter it.' }],
  ['a\u0007b', { problem: 'Write this on one line.', why: { reason: 'ONE_LINE' } }],
])('a line: %j', (typed, expected) => expect(readLine(typed, 'Enter it.')).toEqual(expected));

test('an optional line may be empty', () => expect(readLine(' ', null)).toEqual({ value: '' }));

test.each([
  ['51 824 753 556', { value: '51824753556' }],
  ['51824753557', { problem: 'This is not an ABN: check the digits.' }],
  ['518247535', { problem: 'An ABN has 11 digits.' }],
  ['', { problem: 'Enter the ABN of your business.' }],
])('an ABN: %j', (typed, expected) => expect(readAbn(typed)).toEqual(expected));

test.each([
  ['2010-11-21', { value: '2010-11-21' }],
  ['2010-11-22', { problem: 'You have to be 16 or older.', why: { reason: 'TOO_YOUNG', age: 16 } }],
  ['2026-11-22', { problem: 'This date has not come yet.' }],
  ['1899-12-31', { problem }],
  ['', { problem: 'Enter your date of birth.' }],
])('a date of birth: %j', (typed, expected) => expect(readDateOfBirth(typed, AT)).toEqual(expected));

test.each([
  ['groomandco.example', { value: 'https://groomandco.example' }],
  ['http://groomandco.example/a?b=1', { value: 'http://groomandco.example/a?b=1' }],
  ['', { value: '' }],
  ['javascript:alert(1)', { problem, why: { reason: 'WEB_ADDRESS' } }],
  ['https://user@groomandco.example', { problem, why: { reason: 'WEB_ADDRESS' } }],
  ['https://localhost', { problem, why: { reason: 'WEB_ADDRESS' } }],
  ['a b.example', { problem, why: { reason: 'WEB_ADDRESS' } }],
])('a web address: %j', (typed, expected) => expect(readWebAddress(typed)).toEqual(expected));

test.each([
  [readPhone, '+61 3 5550 7314', { value: '+61 3 5550 7314' }],
  [readPhone, '＋61 ٤٩١ ۵۷۰ 156', { value: '+61 491 570 156' }],
  [readPhone, '123', { problem, why: { reason: 'PHONE_FORMAT' } }],
  [readPhone, '', { value: '' }],
  [readState, 'vic', { value: 'VIC' }],
  [readState, 'Victoria', { problem }],
  [readDate, '2027-02-30', { problem }],
  [readDate, '', { value: '' }],
])('%p of %j', (read, typed, expected) => expect(read(typed)).toEqual(expected));

test.each(['', 'short', 'x'.repeat(201), 'me@example.com', 'password123'])(
  'the password %j has an error message',
  (password) => {
    const wrong = passwordProblem(password, 'me@example.com');
    expect(wrong && passwordMessage(wrong)).toMatch(/\.$/);
  },
);
