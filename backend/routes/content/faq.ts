import { asc, eq } from 'drizzle-orm';
import { faqList } from '@/lib/contract/content/faq';
import { faqs } from '../../db/schema/content/content';
import { currentAddresses } from '../../services/media/former-hashes';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';

/** Routes of /cognito/faq. */
export function registerFaq(app: PlatformApp): void {
  handle(app, faqList, async ({ db, query }) => {
    const where = query.group ? eq(faqs.groupName, query.group) : undefined;
    const rows = await db.select().from(faqs).where(where).orderBy(asc(faqs.sort), asc(faqs.id));
    const addressed = await currentAddresses(
      db,
      rows.map(({ content }) => content),
    );
    return {
      data: rows.map(({ id, name, content, groupName }) => ({
        id: String(id),
        name,
        content: addressed(content),
        group: groupName,
      })),
    };
  });
}
