import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { currentView } from '../../i18n/current-view';
import { PREVIEW_HEADER, type PreviewState, readPreview } from './preview';

export interface CurrentPreview extends PreviewState {
  /** The page stands in a frame of the back office. */
  readonly framed: boolean;
}

/** What the page being rendered is a preview of; null on every other page. The public view reads no cookie. */
export const currentPreview = cache(async (): Promise<CurrentPreview | null> => {
  const { live } = await currentView();
  if (!live) return null;
  const mark = (await headers()).get(PREVIEW_HEADER);
  const state = mark === null ? null : await readPreview(await cookies());
  return state && { ...state, framed: mark === 'frame' };
});
