import { checkRuntime } from './runtime.ts';
import { failure } from './terminal/terminal.ts';

try {
  checkRuntime();
  // Imported late: what follows may use what an old runtime does not have.
  const { loadEnvFiles, readSettings } = await import('./settings.ts');
  const { start } = await import('./start.ts');
  loadEnvFiles();
  process.exitCode = await start(readSettings(), process.argv.includes('--dev'));
} catch (error) {
  process.exitCode = failure(error);
}
