import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ask, platformUrl } from './client';

const mailSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});
export type ReceivedMail = z.infer<typeof mailSchema>;

const WAIT_MS = 10_000;

/** Mails to an address, newest first. */
export async function mailsTo(address: string, base = platformUrl()): Promise<ReceivedMail[]> {
  const { json } = await ask(`/outbox.json?to=${encodeURIComponent(address)}`, {}, base);
  return z.object({ data: z.array(mailSchema) }).parse(json).data;
}

/**
 * Makes a call and waits for the mail that it causes. `about` is a text in it, to distinguish it from other mails to
 * the address. Throws if none arrives.
 */
export async function mailAfter(
  address: string,
  work: () => Promise<unknown>,
  base = platformUrl(),
  about = '',
): Promise<ReceivedMail> {
  const newest = (await mailsTo(address, base))[0]?.id ?? 0;
  await work();
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const mail = (await mailsTo(address, base)).find(({ id, text }) => id > newest && text.includes(about));
    if (mail) return mail;
    await wait(30);
  }
  throw new Error(`No mail came to ${address}`);
}

/** The six digits in a mail. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /^Your code: (\d{6})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}

/** The link in a mail with this path. */
export function linkIn({ text }: ReceivedMail, path: string): URL {
  const found = text
    .match(/https?:\/\/\S+/g)
    ?.map((address) => new URL(address))
    .find((url) => url.pathname.startsWith(path));
  if (!found) throw new Error(`There is no link to ${path} in: ${text}`);
  return found;
}

/** The token of a sign-in or recovery link. */
export function tokenIn(mail: ReceivedMail, path = '/login/link'): string {
  return linkIn(mail, path).searchParams.get('code') ?? '';
}

/** A different six-digit code. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
