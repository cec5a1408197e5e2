import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildDocumentLoader } from './document-loader.ts';
import { buildPreviewScript } from './preview-script.ts';
import { fingerprint } from './fingerprint.ts';
import { COMPILE_CACHE, SUCCESS, type ServiceOptions } from '../services/service.ts';
import type { ServiceGroup } from '../services/service-group.ts';
import { buildServiceWorker } from './service-worker.ts';
import { Refusal, say, step } from '../terminal/terminal.ts';

export const NEXT = 'node_modules/next/dist/bin/next';
/** The storefront's entry file in production. */
export const STOREFRONT_ENTRY = 'server/main.ts';
/**
 * Arguments of Node that run the storefront. A page for one person is garbage when it is sent: with more room for new
 * objects, in MB, less of it is still in use at a collection (decision 0142).
 */
export const STOREFRONT = ['--max-semi-space-size=64', STOREFRONT_ENTRY] as const;
/**
 * Next names an action by its file, its export and this. The same in each build: a form of a page that was loaded
 * before a release reaches the action of the new one. No secret, since it encrypts nothing: what a component gives its
 * own action, and none has one (form-state.test.ts).
 */
const ACTION_NAMES = Buffer.from('stockist-stockist-stockist-stock').toString('base64');
const BUILD_ID = '.next/BUILD_ID';
const STAMP = '.next/stockist-fingerprint';
const SERVICE_WORKER = '.next/service-worker.js';
const DOCUMENT_LOADER = '.next/document-loader.js';

function isBuilt(current: string): boolean {
  return existsSync(BUILD_ID) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current;
}

/**
 * Builds the storefront, unless there is a build of the same sources. `announce` prints what is being waited for.
 */
export async function buildStorefront(
  services: ServiceGroup,
  output: ServiceOptions['output'],
  announce: typeof step = step,
): Promise<void> {
  const current = fingerprint(process.cwd(), process.env);
  if (isBuilt(current)) {
    if (output === 'terminal') say('✓ The storefront is built already: nothing changed');
    return;
  }
  rmSync(STAMP, { force: true });
  await announce('Building the storefront', async () => {
    const env = {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTION_NAMES,
    };
    const ending = await services.start('build', [NEXT, 'build'], { env, output }).exited;
    if (ending !== SUCCESS || !existsSync(BUILD_ID))
      throw new Refusal(`The storefront could not be built (${ending}).`);
    // It would grow with each build, whose files have other names.
    rmSync(COMPILE_CACHE, { recursive: true, force: true });
    await buildServiceWorker({ buildId: readFileSync(BUILD_ID, 'utf8').trim(), outfile: SERVICE_WORKER });
    await buildDocumentLoader(DOCUMENT_LOADER);
    await buildPreviewScript();
  });
  writeFileSync(STAMP, current);
}
