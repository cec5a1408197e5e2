import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { OwnCpu, cpuMilliseconds } from './cpu';

it('counts what a process computes itself, as the process does', () => {
  const [before, own] = [cpuMilliseconds({ service: process }), process.cpuUsage()];
  while (process.cpuUsage(own).user < 300_000) JSON.parse(JSON.stringify({ some: 'work' }));
  const { user, system } = process.cpuUsage(own);
  const counted = cpuMilliseconds({ service: process }) - before;
  expect(counted).toBeGreaterThan(0.8 * ((user + system) / 1_000));
});

/** Computes for 0.8 s, however long that takes beside others. */
const BUSY = 'for (let own; !own || own.user + own.system < 800_000; own = process.cpuUsage());';

it('counts what a child computed that has ended', () => {
  const own = new OwnCpu();
  const before = own.milliseconds();
  expect(spawnSync(process.execPath, ['-e', BUSY]).status).toBe(0);
  expect(own.milliseconds() - before).toBeGreaterThan(700);
  own.stop();
});

it('counts what a process computed that nobody has waited for', async () => {
  const own = new OwnCpu();
  const before = own.milliseconds();
  // A shell that ignores the end of its children, as a browser does.
  const shell = spawn('sh', ['-c', `trap '' CHLD; "$0" -e "$1" & wait`, process.execPath, BUSY], {
    stdio: 'ignore',
  });
  await once(shell, 'exit');
  // What it computed after the last look is not known.
  expect(own.milliseconds() - before).toBeGreaterThan(250);
  own.stop();
});
