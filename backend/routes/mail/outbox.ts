import { desc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { outbox } from '../../db/schema/mail';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { isLocalVisit } from '../../http/session-headers';
import { outboxPage } from './outbox-page';

const MAX = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * GET /outbox: mail stored because no mail server is configured, newest first; for local requests only. GET
 * /outbox.json is the same for programs, filtered by recipient with ?to=.
 */
export function registerOutbox({ router, deps }: PlatformApp): void {
  const read = (context: Context<HttpEnv>, to?: string) => {
    if (deps.config.SMTP_URL !== undefined || !isLocalVisit(context)) throw notFound('This page');
    const mine = to === undefined ? undefined : eq(outbox.recipient, to);
    return deps.db.select().from(outbox).where(mine).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(MAX);
  };

  router.get('/outbox.json', async (context) => {
    const mails = await read(context, context.req.query('to')?.toLowerCase());
    const data = mails.map(({ id, recipient, replyTo, subject, textBody, createdAt }) => ({
      id,
      recipient,
      reply_to: replyTo,
      subject,
      text: textBody,
      created_at: createdAt.toISOString(),
    }));
    return context.json({ data }, 200, { 'Cache-Control': 'no-store' });
  });

  router.get('/outbox', async (context) => {
    const mails = await read(context);
    return context.html(outboxPage(mails), 200, {
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
  });
}
