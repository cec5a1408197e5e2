import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { Db } from '../../db/client';
import { cmsHistory, cmsPages } from '../../db/schema/content/cms';
import { draftLinks } from '../../db/schema/content/releases';
import { digest } from '../../system/digest';
import { editorName } from '../store/page-store';
import type { By } from '../store/history';

export const LINK_DAYS = 7;

export interface DraftLink {
  readonly id: number;
  readonly until: Date;
  readonly by: string;
}

interface GuestPage {
  readonly id: number;
  readonly slug: string;
}

/** Creates a link to one draft, valid for a week. @returns its secret, which is not stored */
export async function makeDraftLink(db: Db, pageId: number, by: By): Promise<{ grant: string; until: Date }> {
  const grant = `guest-${randomBytes(32).toString('base64url')}`;
  const until = new Date(by.at.getTime() + LINK_DAYS * 86_400_000);
  await db.delete(draftLinks).where(lt(draftLinks.until, by.at));
  await db
    .insert(draftLinks)
    .values({ grantHash: digest(grant), cmsPageId: pageId, createdAt: by.at, until, createdBy: by.userId });
  return { grant, until };
}

/** The valid links to a draft, newest first. */
export async function draftLinksOf(db: Db, pageId: number, at: Date): Promise<DraftLink[]> {
  return db
    .select({ id: draftLinks.id, until: draftLinks.until, by: editorName })
    .from(draftLinks)
    .leftJoin(users, eq(users.id, draftLinks.createdBy))
    .where(and(eq(draftLinks.cmsPageId, pageId), gt(draftLinks.until, at)))
    .orderBy(desc(draftLinks.id));
}

export async function revokeDraftLink(db: Db, pageId: number, id: number): Promise<void> {
  await db.delete(draftLinks).where(and(eq(draftLinks.id, id), eq(draftLinks.cmsPageId, pageId)));
}

/** The draft of a link; null when revoked or expired. */
export async function guestPage(db: Db, grant: string, at: Date): Promise<GuestPage | null> {
  const [found] = await db
    .select({ id: cmsPages.id, slug: cmsPages.slug, deletedAt: cmsPages.deletedAt })
    .from(draftLinks)
    .innerJoin(cmsPages, eq(cmsPages.id, draftLinks.cmsPageId))
    .where(and(eq(draftLinks.grantHash, digest(grant)), gt(draftLinks.until, at)));
  return found && found.deletedAt === null ? { id: found.id, slug: found.slug } : null;
}

/** Whether a draft has this address, or had it: a link that was made before leads there. */
export async function hadAddress(db: Db, { id, slug }: GuestPage, wanted: string): Promise<boolean> {
  if (slug === wanted) return true;
  const [found] = await db
    .select({ revision: cmsHistory.revision })
    .from(cmsHistory)
    .where(and(eq(cmsHistory.cmsPageId, id), sql`${cmsHistory.document}->>'slug' = ${wanted}`))
    .limit(1);
  return found !== undefined;
}
