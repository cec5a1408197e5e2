import { getLocale, getMessages } from 'next-intl/server';
import { templates } from '@/lib/i18n/client-words';
import type { GalleryWords } from './lightbox';

/** Messages of a gallery with a lightbox. */
export async function galleryWords(): Promise<GalleryWords> {
  const [locale, { widgets, layout }] = await Promise.all([getLocale(), getMessages()]);
  const { close, zoom, previous, next, pictureFailed: failed, gallery, more } = widgets;
  const { enlarge } = templates(locale, widgets, ['enlarge']);
  return { close, zoom, previous, next, failed, gallery, enlarge, more, newTab: layout.newTab };
}
