import { spawnSync } from 'node:child_process';

function seedLarge(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'backend/seed-large.ts', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

it('refuses what is no number in a sentence', () => {
  expect(seedLarge(['many'])).toEqual({
    status: 1,
    stderr: 'many is no number. Usage: npm run seed:large -- [products] [order lines]\n',
  });
});

it('says in a sentence that the database cannot be reached', () => {
  const { status, stderr } = seedLarge(['10'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The database that DATABASE_URL names cannot be used: .*\n$/),
  ]);
});
