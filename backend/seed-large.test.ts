import { spawnSync } from 'node:child_process';

it('refuses what is no number in a sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'backend/seed-large.ts', 'many'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'many is no number. Usage: npm run seed:large -- [products] [order lines]\n']);
});
