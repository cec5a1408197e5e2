import { pino } from 'pino';
import { readConfig } from './system/config';
import { takesCards } from './services/payments/takes-cards';
import { startPlatform } from './start/start';
import { StartRefused } from './system/start-refused';

/** `tsx backend/server.ts`: starts the embedded platform and stops it on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino(
    { level: config.LOG_LEVEL, redact: ['*.password', '*.email', '*.token', '*.authorization'] },
    pino.destination(2),
  );
  const platform = await startPlatform({
    config,
    log,
    now: () => new Date(),
    onPassword: (password) => {
      // `npm start` says it by itself, and keeps this output in a file.
      if (!process.send) console.log(`the password of the demonstration accounts is ${password}`);
    },
  });
  console.log(`platform ready on ${platform.address}`);
  if (process.send) {
    const { demonstration } = await import('./db/seed/demonstration');
    const accounts = demonstration.accounts().map(({ email, staffRole }) => ({ email, role: staffRole ?? null }));
    process.send({ accounts, newPassword: platform.newPassword, takesCards: takesCards(config) });
  }
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await platform.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  // Wrong settings or a data folder in use need only the message; other errors need their stack.
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
