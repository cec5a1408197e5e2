import { createTransport } from 'nodemailer';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema/mail';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where an answer goes to: one address. */
  readonly replyTo?: string;
}

/**
 * Sends a mail; throws when the mail server refuses it, or does not answer. Only the worker calls it: everything else
 * queues.
 */
export type SendMail = (mail: Mail) => Promise<void>;

interface Options {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly db: Db;
  readonly now: () => Date;
}

/** Together shorter than a job's lease (services/mail/mail-jobs.ts). */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Over SMTP where a server is set, else into the outbox, which the platform shows at /outbox. */
export function mailer({ smtpUrl, from, db, now }: Options): SendMail {
  if (smtpUrl === undefined) {
    return async ({ to, subject, text, html, replyTo }) => {
      await db.insert(outbox).values({
        recipient: to,
        replyTo: replyTo ?? '',
        subject,
        textBody: text,
        htmlBody: html ?? '',
        createdAt: now(),
      });
    };
  }
  const transport = createTransport(
    { url: smtpUrl, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return async ({ to, subject, text, html, replyTo }) => {
    await transport.sendMail({
      // As an object it is one address, whatever is in it.
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
