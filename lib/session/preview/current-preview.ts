import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentView } from '../../i18n/current-view';
import { type OpenPreview, PREVIEW_HEADER, readOpenPreview } from './preview';

/** The preview being rendered; null on every other page. The public view reads no cookie. */
export const currentPreview = cache(async (): Promise<OpenPreview | null> => {
  const { live } = await currentView();
  const named = live ? (await headers()).get(PREVIEW_HEADER) : null;
  return named === null ? null : readOpenPreview(await cookies(), named);
});
