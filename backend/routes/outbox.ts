import { desc } from 'drizzle-orm';
import { outbox } from '../db/schema/mail';
import type { PlatformApp } from '../http/platform';
import { notFound } from '../http/platform-error';
import { isLocalVisit } from '../http/session-headers';
import { outboxPage } from '../mail/outbox-page';

const MOST = 100;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** GET /outbox: mail that was kept because no mail server is set. For whoever sits at this machine, and nobody else. */
export function registerOutbox({ router, deps }: PlatformApp): void {
  router.get('/outbox', async (context) => {
    if (deps.config.SMTP_URL !== undefined || !isLocalVisit(context)) throw notFound('This page');
    const mails = await deps.db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(MOST);
    return context.html(outboxPage(mails), 200, { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  });
}
