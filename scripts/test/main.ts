import { checkRuntime } from '../start/runtime.ts';
import { failure } from '../start/terminal/terminal.ts';

try {
  checkRuntime();
  const { test } = await import('./run.ts');
  process.exitCode = await test(process.argv.slice(2));
} catch (error) {
  process.exitCode = failure(error);
}
