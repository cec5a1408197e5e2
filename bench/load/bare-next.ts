import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT } from '../../scripts/start/build/build.ts';
import { freePort } from '../../scripts/start/services/ports.ts';
import { SUCCESS, waitUntilReady } from '../../scripts/start/services/service.ts';
import type { ServiceGroup } from '../../scripts/start/services/service-group.ts';
import { Refusal } from '../../scripts/start/terminal/terminal.ts';
import { RESULTS, type Running } from '../../scripts/test/services/shop.ts';

/** Below the repository, so that Next finds its packages; not committed. */
const FOLDER = '.stockist/bare-next';
const START_MS = 60_000;

const FILES = {
  'next.config.mjs': 'export default { cacheComponents: false };\n',
  // Without its own it would use the shop's.
  'instrumentation.js': 'export function register() {}\n',
  'app/layout.js':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.js':
    "import { connection } from 'next/server';\n\n" +
    'export default async function Page() {\n  await connection();\n  return <main><h1>Hello</h1></main>;\n}\n',
};

/** The least that Next does for a page that is rendered for each request: what a customer's page is compared with. */
export async function startBareNext(services: ServiceGroup): Promise<Running> {
  mkdirSync(join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const output = { file: `${RESULTS}/bench-bare-next.log` };
  const ending = await services.start('bare build', [NEXT, 'build', FOLDER], { env, output }).exited;
  if (ending !== SUCCESS) throw new Refusal(`The bare page could not be built (${ending}).`);
  const port = await freePort();
  const service = services.start('bare Next', [NEXT, 'start', FOLDER, '-p', String(port)], { env, output });
  const address = `http://localhost:${port}`;
  await waitUntilReady(service, `http://127.0.0.1:${port}/`, START_MS);
  return { service, address, port };
}
