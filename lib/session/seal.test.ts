import { randomBytes } from 'node:crypto';
import type * as Seal from './seal';

const [OLD, NEW] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
/** What SESSION_PASSWORD holds while a password is rotated (deploy/README.md). */
const STEPS = [`1:${OLD}`, `1:${OLD},2:${NEW}`, `2:${NEW},1:${OLD}`, `2:${NEW}`] as const;

/** A storefront with this setting: settings are read once for each process. */
async function storefront(passwords: string): Promise<typeof Seal> {
  jest.resetModules();
  process.env.SESSION_PASSWORD = passwords;
  return import('./seal');
}

it.each([
  [STEPS[0], STEPS[1]],
  [STEPS[1], STEPS[2]],
  [STEPS[2], STEPS[3]],
])('is opened by storefronts of either step of a rotation (%#)', async (before, after) => {
  const both = [await storefront(before), await storefront(after)];
  for (const [index, { seal }] of both.entries())
    for (const { unseal } of both) expect(await unseal(await seal({ index }, 60), 60)).toEqual({ index });
});

it('is opened as nothing with a password that is not known', async () => {
  const { seal } = await storefront(STEPS[3]);
  const sealed = await seal({ a: 1 }, 60);
  const { unseal } = await storefront(STEPS[0]);
  expect(await unseal(sealed, 60)).toEqual({});
});
