import { z } from 'zod';
import {
  type SiteSettings,
  type RedirectEntry,
  initialData,
  redirectEntry,
  siteSettings,
} from '@/lib/contract/site/site';
import type { Db } from '../../db/client';
import { siteDocuments } from '../../db/schema/content';

export type StoredMenus = z.output<typeof initialData.reply>['menus'];

export interface SiteDocuments {
  readonly settings: SiteSettings;
  readonly menus: StoredMenus;
  readonly redirects: RedirectEntry[];
}

const menusSchema = initialData.reply.shape.menus;

/** The site's settings, menus and redirects. Throws when they were never loaded or do not parse. */
export async function readSite(db: Db): Promise<SiteDocuments> {
  const rows = await db.select().from(siteDocuments);
  const documents = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  return {
    settings: siteSettings.parse(documents.get('settings')),
    menus: menusSchema.parse(documents.get('menus')),
    redirects: z.array(redirectEntry).parse(documents.get('redirects') ?? []),
  };
}
