import { readSettings } from '../../scripts/start/settings.ts';
import { start } from '../../scripts/start/start.ts';
import { failure } from '../../scripts/start/terminal/terminal.ts';
import { PLATFORM_HOST } from './troubles/link.ts';

/**
 * `npm start`, but its platform listens where the storefront does not ask: between them is the network that fails.
 */
try {
  const settings = readSettings();
  process.exitCode = await start({ ...settings, env: { ...settings.env, BACKEND_HOST: PLATFORM_HOST } });
} catch (error) {
  process.exitCode = failure(error);
}
