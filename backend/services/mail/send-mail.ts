import { createTransport } from 'nodemailer';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema/mail';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** One address, for replies. */
  readonly replyTo?: string;
}

/**
 * Sends a mail; throws when the mail server refuses it or does not respond. Only the worker calls it: all other code
 * queues mail. A mail that is sent again, since its worker was killed before it noted that, has the same `key`: the
 * outbox keeps one, and mail servers know it by its Message-ID.
 */
export type SendMail = (mail: Mail, key: string) => Promise<void>;

interface Options {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly db: Db;
  readonly now: () => Date;
}

/** Milliseconds. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Sends over SMTP if a server is configured, otherwise into the outbox, which the platform shows at /outbox. */
export function mailer({ smtpUrl, from, db, now }: Options): SendMail {
  if (smtpUrl === undefined) {
    return async ({ to, subject, text, html, replyTo }, key) => {
      await db
        .insert(outbox)
        .values({
          jobKey: key,
          recipient: to,
          replyTo: replyTo ?? '',
          subject,
          textBody: text,
          htmlBody: html ?? '',
          createdAt: now(),
        })
        .onConflictDoNothing({ target: outbox.jobKey });
    };
  }
  const transport = createTransport(
    { url: smtpUrl, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html, replyTo }, key) => {
    await transport.sendMail({
      messageId: `<${key}@${host}>`,
      // An object is never parsed as a list of addresses.
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
