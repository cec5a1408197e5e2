import { checkRuntime } from './runtime.ts';
import { failure } from './terminal/terminal.ts';

try {
  checkRuntime();
  // Imported late: what follows may use what an old runtime does not have.
  const { start } = await import('./start.ts');
  process.exitCode = await start(process.argv.includes('--dev'));
} catch (error) {
  process.exitCode = failure(error);
}
