import { existsSync } from 'node:fs';
import { Refusal } from './terminal/terminal.ts';

const MIN_NODE = 22;
const BUNDLED_NODE = 'node_modules/node/bin/node';

/**
 * The npm package `node` brings the runtime; npm scripts put it first on PATH unless its install script did not run.
 */
export function checkRuntime(version = process.versions.node, bundled = existsSync(BUNDLED_NODE)): void {
  const major = Number.parseInt(version, 10);
  if (major >= MIN_NODE) return;
  throw new Refusal(
    bundled
      ? `This runs on Node ${version}; start it with npm (npm start, npm test), which uses the Node ` +
          `${MIN_NODE}+ in ${BUNDLED_NODE}.`
      : `This machine has Node ${version}, ${MIN_NODE} or newer is needed, and npm did not install its own copy. ` +
          `Run "npm rebuild node", then try again.`,
  );
}
