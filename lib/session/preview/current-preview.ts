import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentView } from '../../i18n/current-view';
import { PREVIEW_HEADER, type PreviewState, readPreview } from './preview';

/** What the page being rendered is a preview of; null on every other page. The public view reads no cookie. */
export const currentPreview = cache(async (): Promise<PreviewState | null> => {
  const { live } = await currentView();
  if (!live || !(await headers()).has(PREVIEW_HEADER)) return null;
  return readPreview(await cookies());
});
