import 'server-only';
import { cache } from 'react';
import { env } from '../../config/env';
import { pageQuery } from '../../contract/graphql';
import { pagePreview } from '../../contract/content/preview';
import { toPage } from '../../domain/content/page';
import { previewRead, signToken } from '../../domain/content/preview/preview-token';
import { currentPreview } from '../../session/preview/current-preview';
import type { PreviewOf } from '../../domain/content/preview/preview-address';
import type { OpenPreview } from '../../session/preview/preview';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { publicQuery } from '../../upstream/graphql/graphql';
import { send } from '../../upstream/transport';
import { type BuiltPage, getPage } from './pages';

const TOKEN_MS = 30_000;

export type PreviewedPage =
  | { readonly kind: 'page'; readonly page: BuiltPage | null }
  /** The editor has signed out of the back office: the public page is shown. */
  | { readonly kind: 'ended' }
  /** The viewer's link is for another page. */
  | { readonly kind: 'elsewhere' };

/** The unpublished page, including hidden parts; read for every request. @throws UpstreamError */
const readDraft = cache(async (slug: string, grant: string, of: PreviewOf): Promise<PreviewedPage> => {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return { kind: 'ended' };
  const token = signToken(previewRead, secret, { url: slug, grant, of }, Date.now() + TOKEN_MS);
  try {
    const { item } = await send(pagePreview, { body: { url: slug, token } });
    return { kind: 'page', page: { ...toPage(item), version: item.updated_at } };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'page', page: null };
    if (error instanceof UpstreamError && error.code === 'PREVIEW_ENDED') return { kind: 'ended' };
    if (error instanceof UpstreamError && error.code === 'PREVIEW_ELSEWHERE') return { kind: 'elsewhere' };
    throw error;
  }
});

/** The draft shown in an open preview; null if it does not exist, or the preview has ended. @throws UpstreamError */
export async function getDraft(slug: string, { grant, of }: OpenPreview): Promise<BuiltPage | null> {
  const draft = await readDraft(slug, grant, of);
  return draft.kind === 'page' ? draft.page : null;
}

/** The page as shown in the current preview; null outside a preview. @throws UpstreamError */
export async function getPreviewedPage(slug: string): Promise<PreviewedPage | null> {
  const preview = await currentPreview();
  return preview && readDraft(slug, preview.grant, preview.of);
}

/** The page for this viewer: unpublished in a preview, public otherwise. @throws UpstreamError */
export async function getShownPage(slug: string): Promise<BuiltPage | null> {
  const previewed = await getPreviewedPage(slug);
  return previewed?.kind === 'page' ? previewed.page : getPage(slug);
}

/** The time that a preview shows, in milliseconds; undefined outside a preview. */
export async function previewMoment(): Promise<number | undefined> {
  const preview = await currentPreview();
  return preview ? (preview.at ?? Date.now()) : undefined;
}

/** The subject of the current preview; undefined outside a preview. */
export async function previewSubject(): Promise<PreviewOf | undefined> {
  return (await currentPreview())?.of;
}

/** When the page's public version was published; null if there is none. @throws UpstreamError */
export async function getPublished(slug: string): Promise<Date | null> {
  const { page } = await publicQuery(pageQuery, { url: slug });
  const time = Date.parse(page?.updated_at ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}
