import { spawn } from 'node:child_process';

/**
 * `run-nginx.ts <configuration>`: nginx as a service of ServiceGroup, which ends what is left of it with its process
 * group.
 */
const [, , configuration = ''] = process.argv;
const nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
nginx.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
nginx.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => nginx.kill('SIGQUIT'));
