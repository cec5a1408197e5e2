import { createTransport } from 'nodemailer';
import type { Db } from '../db/client';
import { outbox } from '../db/schema/mail';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends a mail; throws when the mail server refuses it. */
export type SendMail = (mail: Mail) => Promise<void>;

interface Options {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly db: Db;
  readonly now: () => Date;
}

/** Over SMTP where a server is set, else into the outbox, which the platform shows at /outbox. */
export function mailer({ smtpUrl, from, db, now }: Options): SendMail {
  if (smtpUrl === undefined) {
    return async ({ to, subject, text, html }) => {
      await db.insert(outbox).values({ recipient: to, subject, textBody: text, htmlBody: html ?? '', createdAt: now() });
    };
  }
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ to, subject, text, ...(html === undefined ? {} : { html }) });
  };
}
