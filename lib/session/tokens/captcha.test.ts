/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const password = randomBytes(32).toString('base64');
process.env.SESSION_PASSWORD = password;

async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function load() {
  return { ...(await import('./captcha')), ...(await import('./confirmation')) };
}

it('accepts a solved challenge only for one form, any number of times', async () => {
  const { isSolved, makeChallenge } = await load();
  const payload = await solve(await makeChallenge());
  expect(await isSolved(payload, 'form-a')).toBe(true);
  expect(await isSolved(payload, 'form-a')).toBe(true);
  expect(await isSolved(payload, 'form-b')).toBe(false);
});

it('rejects late, forged, unsolved and invalid solutions', async () => {
  const { isSolved, makeChallenge } = await load();
  const late = await makeChallenge(Date.now() - 31 * 60_000);
  expect(await isSolved(await solve(late), 'a')).toBe(false);
  const challenge = await makeChallenge();
  expect(await isSolved(encode({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }), 'a')).toBe(false);
  expect(await isSolved(encode({ challenge, solution: null }), 'a')).toBe(false);
  const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
  expect(await isSolved(await solve(easy), 'a')).toBe(false);
  for (const payload of ['', 'x', '💥', encode(null), encode({}), encode([challenge]), 'x'.repeat(5_000)])
    expect(await isSolved(payload, 'a')).toBe(false);
});

it('confirms one form, from a few seconds to half an hour later', async () => {
  const { makeConfirmation, readConfirmation, spendConfirmation } = await load();
  const now = Date.now();
  const seal = await makeConfirmation('5', now - 3_000);
  const nonce = await readConfirmation(seal, '5');
  expect(nonce).toMatch(/^[\da-f-]{36}$/);
  expect(await readConfirmation(seal, '6')).toBeNull();
  expect(await readConfirmation(await makeConfirmation('5', now), '5', now + 1_000)).toBeNull();
  for (const wrong of ['', 'x', seal.slice(0, 100), seal.replace('*', 'x'), seal.toUpperCase(), 'x'.repeat(3_000)])
    expect(await readConfirmation(wrong, '5')).toBeNull();
  expect([
    await spendConfirmation(nonce ?? '', 'a'),
    await spendConfirmation(nonce ?? '', 'a'),
    await spendConfirmation(nonce ?? '', 'b'),
  ]).toEqual([true, true, false]);
});
