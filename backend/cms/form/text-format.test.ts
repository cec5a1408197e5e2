import { formatProblem } from './text-format';

it.each([
  ['email', 'hello@example.com'],
  ['address', '/about'],
  ['address', 'about#prices'],
  ['address', 'https://example.com/a?b=1'],
  ['address', 'mailto:hello@example.com'],
  ['address', 'tel:+61255501240'],
  ['web', 'https://example.com/us'],
  ['abn', '51 824 753 556'],
  ['phone', '+61 2 5550 1240'],
  ['phone', '(02) 5550-1240'],
] as const)('accepts %s %s', (format, text) => expect(formatProblem(format, text)).toBeNull());

it.each([
  ['email', 'not an email'],
  ['email', 'a@b'],
  ['address', 'javascript:alert(1)'],
  ['address', ' JavaScript:alert(1)'],
  ['address', 'data:text/html,x'],
  ['address', '//evil.example'],
  ['address', 'https:\\evil.example'],
  ['web', 'javascript:alert(1)'],
  ['web', 'example.com'],
  ['web', 'https://a b.example'],
  ['abn', '12'],
  ['abn', '51 824 753 557'],
  ['phone', 'call us'],
] as const)('refuses %s %s with a message', (format, text) => expect(formatProblem(format, text)).toMatch(/\.$/));

it('ignores an empty text', () => expect(formatProblem('email', '  ')).toBeNull());
