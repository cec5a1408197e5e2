import { z } from 'zod';
import {
  type SiteSettings,
  type RedirectEntry,
  initialData,
  redirectEntry,
  siteSettings,
} from '@/lib/contract/site/site';
import type { Image } from '@/lib/contract/common';
import type { Db } from '../../db/client';
import { siteDocuments } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { imageObject } from '../media/image-object';
import { ownAspect } from '../media/own-aspect';

export type StoredMenus = z.output<typeof initialData.reply>['menus'];

export interface SiteDocuments {
  readonly settings: SiteSettings;
  readonly menus: StoredMenus;
  readonly redirects: RedirectEntry[];
}

const menusSchema = initialData.reply.shape.menus;

/** Key of a picture of the library. */
const pictureKey = z.string().nullable().default(null);
/** The settings as stored: logos by their key. */
export const storedSettings = siteSettings.extend({ logo: pictureKey, logo_dark: pictureKey });
export type StoredSettings = z.output<typeof storedSettings>;

/** Shown at most 160 pixels wide, on screens of up to three pixels each. */
const LOGO_WIDTH = 480;

async function withLogos(db: Db, { logo, logo_dark, ...settings }: StoredSettings): Promise<SiteSettings> {
  const pictures = await findMedia(db, [logo, logo_dark]);
  const image = (key: string | null): Image | null => {
    const row = pictures.get(key ?? '');
    return row ? imageObject(row, { aspect: ownAspect(row), width: LOGO_WIDTH }) : null;
  };
  return { ...settings, logo: image(logo), logo_dark: image(logo_dark) };
}

/** The site's settings, menus and redirects. Throws when they were never loaded or do not parse. */
export async function readSite(db: Db): Promise<SiteDocuments> {
  const rows = await db.select().from(siteDocuments);
  const documents = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]));
  return {
    settings: await withLogos(db, storedSettings.parse(documents.get('settings'))),
    menus: menusSchema.parse(documents.get('menus')),
    redirects: z.array(redirectEntry).parse(documents.get('redirects') ?? []),
  };
}
