import { spawnSync } from 'node:child_process';
import { cpuMilliseconds, ownCpuMilliseconds } from './cpu';

it('counts what a process computes itself, as the process does', () => {
  const [before, own] = [cpuMilliseconds({ service: process }), process.cpuUsage()];
  while (process.cpuUsage(own).user < 300_000) JSON.parse(JSON.stringify({ some: 'work' }));
  const { user, system } = process.cpuUsage(own);
  const counted = cpuMilliseconds({ service: process }) - before;
  expect(counted).toBeGreaterThan(0.8 * ((user + system) / 1_000));
});

it('counts what a child computed that has ended', () => {
  const before = ownCpuMilliseconds();
  const busy = 'while (process.cpuUsage().user < 300_000);';
  expect(spawnSync(process.execPath, ['-e', busy]).status).toBe(0);
  expect(ownCpuMilliseconds() - before).toBeGreaterThan(250);
});
