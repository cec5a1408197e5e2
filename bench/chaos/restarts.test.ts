import { announced, restartChecks } from './restarts';
import type { Restart } from './troubles/troubles';

const OUTPUT = `The storefront ended unexpectedly (SIGKILL); starting it again.
The storefront runs again, after 1.4 s.
The platform ended unexpectedly (SIGKILL); starting it again.
The platform runs again, after 5.5 s.
`;
const storefront: Restart = { part: 'storefront', seconds: 1.4, waited: 0.2 };
const platform: Restart = { part: 'platform', seconds: 5.5, waited: 0.6 };
const brokenOf = (...restarts: Restart[]) => restartChecks(restarts, announced(OUTPUT)).map(({ broken }) => broken);

it('finds nothing when each was restarted in time and announced', () => {
  expect(brokenOf(storefront, platform)).toEqual([[], []]);
});

it('finds a part whose restart was not announced', () => {
  expect(brokenOf(storefront, storefront, platform)).toEqual([['storefront'], []]);
  expect(brokenOf(storefront, platform, platform)).toEqual([['platform'], []]);
});

it('finds a restart that took too long, apart from waiting for processors', () => {
  expect(brokenOf(storefront, { ...platform, waited: 0.4 })).toEqual([
    [],
    ['platform 5.5 s (0.4 s of them without a processor)'],
  ]);
  expect(brokenOf({ ...storefront, seconds: 5.4, waited: 0.3 }, platform)[1]).toHaveLength(1);
});
