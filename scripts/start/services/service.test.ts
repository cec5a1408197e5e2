import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceGroup } from './service-group';
import { startService } from './service';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'stockist-service-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** An ended process may still be a zombie until its parent collects it. */
function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** A killed process ends when the system next runs it. */
async function expectEnded(pid: number): Promise<void> {
  for (let round = 0; round < 100 && isAlive(pid); round += 1) await sleep(50);
  expect(isAlive(pid)).toBe(false);
}

const options = () => ({ env: {}, output: { file: join(folder, 'log') } });

it('reports how a service ended, and stores its output', async () => {
  const service = startService('one', [script('one.mjs', 'console.log("hello"); process.exit(3)')], options());
  expect(await service.exited).toBe('exit code 3');
  expect(readFileSync(join(folder, 'log'), 'utf8')).toContain('hello');
});

it('kills a service that does not stop, with what it started', async () => {
  const pids = join(folder, 'pids');
  const stubborn = script(
    'stubborn.mjs',
    `
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => {});
    const child = spawn('sleep', ['60']);
    writeFileSync(${JSON.stringify(pids)}, String(child.pid));
    setInterval(() => {}, 1000);`,
  );
  const service = startService('stubborn', [stubborn], options());
  await written(pids);
  await service.stop(200);
  expect(service.ending()).toBe('SIGKILL');
  await expectEnded(Number(readFileSync(pids, 'utf8')));
});

it('starts nothing once stopping has begun', async () => {
  const group = new ServiceGroup();
  await group.stopAll(100);
  expect(() => group.start('late', [], options())).toThrow('not started');
});

it('leaves no service behind when the starter is killed', async () => {
  const pids = join(folder, 'pids');
  const child = script(
    'child.mjs',
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pids)}, String(process.pid)); ` +
      `setInterval(() => {}, 1000);`,
  );
  const starter = script(
    'starter.mts',
    `import { startService } from ${JSON.stringify(join(process.cwd(), 'scripts/start/services/service.ts'))};
    startService('child', [${JSON.stringify(child)}], { env: {}, output: { file: ${JSON.stringify(
      join(folder, 'log'),
    )} } });`,
  );
  const process_ = spawn(process.execPath, [starter], { stdio: 'ignore' });
  await written(pids);
  const pid = Number(readFileSync(pids, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  process_.kill('SIGKILL');
  await expectEnded(pid);
});

async function written(file: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') return;
    await sleep(20);
  }
  throw new Error(`${file} was not written`);
}
