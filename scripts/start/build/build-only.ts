import { buildStorefront } from './build.ts';
import { buildPlatform } from './build-platform.ts';
import { checkRuntime } from '../runtime.ts';
import { ServiceGroup } from '../services/service-group.ts';
import { failure } from '../terminal/terminal.ts';

/** `npm run build`: all that a production start needs, made by the code that `npm start` uses. */
const STOP_MS = 2_000;

try {
  checkRuntime();
  const services = new ServiceGroup();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void services.stopAll(STOP_MS));
  await buildPlatform();
  await buildStorefront(services, 'terminal');
} catch (error) {
  process.exitCode = failure(error);
}
