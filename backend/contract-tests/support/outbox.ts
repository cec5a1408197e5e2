import { z } from 'zod';
import { ask } from './client';

const outbox = z.object({ data: z.array(z.object({ subject: z.string(), text: z.string(), reply_to: z.string() })) });
export type OutboxMail = z.infer<typeof outbox>['data'][number];

const PATIENCE_MS = 8_000;

async function read(to: string, containing: string): Promise<OutboxMail[]> {
  const { json } = await ask(`/outbox.json?to=${encodeURIComponent(to)}`);
  return outbox.parse(json).data.filter(({ subject, text }) => `${subject}\n${text}`.includes(containing));
}

/** Mail in the outbox to an address, containing this text: waits for the newest, or returns all current ones. */
export async function mailTo(to: string, containing: string): Promise<OutboxMail>;
export async function mailTo(to: string, containing: string, which: 'all'): Promise<OutboxMail[]>;
export async function mailTo(to: string, containing: string, which?: 'all'): Promise<OutboxMail | OutboxMail[]> {
  if (which === 'all') return read(to, containing);
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [newest] = await read(to, containing);
    if (newest) return newest;
    if (Date.now() > until) throw new Error(`No mail to ${to} says "${containing}"`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
