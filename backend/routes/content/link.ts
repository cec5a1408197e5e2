import { asc, eq } from 'drizzle-orm';
import { linkList } from '@/lib/contract/content/link';
import { links } from '../../db/schema/content/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';

/** Routes of /cognito/link. */
export function registerLink(app: PlatformApp): void {
  handle(app, linkList, async ({ db, query }) => {
    const rows = await db
      .select()
      .from(links)
      .where(eq(links.parent, query.parent))
      .orderBy(asc(links.sort), asc(links.id));
    return { data: rows.map(({ name, link, icon }) => ({ name, link, icon })) };
  });
}
