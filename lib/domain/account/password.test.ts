import { passwordProblem, suggestPassword } from './password';

describe('passwordProblem', () => {
  it.each([
    ['', 'missing'],
    ['nine char', 'short'],
    ['x'.repeat(201), 'long'],
    ['Hana@Example.com', 'email'],
    ['password1234', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['correct horse battery', null],
    ['пароль-из-слов', null],
  ] as const)('%j: %s', (password, problem) => {
    expect(passwordProblem(password, 'hana@example.com')).toBe(problem);
  });
});

it('suggests 20 random letters and digits in groups, without look-alikes', () => {
  let turn = 0;
  const suggested = suggestPassword((below) => (turn += 7) % below);
  expect(suggested).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{5}-){3}[a-km-zA-HJ-NP-Z2-9]{5}$/);
  expect(turn).toBe(20 * 7);
  expect(passwordProblem(suggested)).toBeNull();
});
