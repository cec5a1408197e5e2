import { z } from 'zod';

const outbox = z.object({ data: z.array(z.object({ subject: z.string(), text: z.string(), reply_to: z.string() })) });
export type OutboxMail = z.infer<typeof outbox>['data'][number];

const PATIENCE_MS = 10_000;

/** Mails to an address in the platform's outbox that contain this text; newest first. */
export async function mailsTo(platform: string, to: string, containing = ''): Promise<OutboxMail[]> {
  const reply = await fetch(`${platform}/outbox.json?to=${encodeURIComponent(to)}`);
  return outbox
    .parse(await reply.json())
    .data.filter(({ subject, text }) => `${subject}\n${text}`.includes(containing));
}

/** The newest of them, waiting until there is one. */
export async function mailTo(platform: string, to: string, containing = ''): Promise<OutboxMail> {
  for (const until = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, 150))) {
    const [newest] = await mailsTo(platform, to, containing);
    if (newest) return newest;
    if (Date.now() > until) throw new Error(`No mail to ${to} says "${containing}"`);
  }
}
