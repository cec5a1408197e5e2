import 'server-only';
import { z } from 'zod';
import { PREVIEW_VIEWERS } from '../../domain/content/preview/preview';
import { type PreviewOf, readPreviewAddress } from '../../domain/content/preview/preview-address';
import { type ReadableJar } from '../cookie';
import { readAttempt } from '../cookies/attempt';

const state = z.object({
  /** Id of the back office session that the preview depends on. */
  grant: z.string().min(16),
  /** Origin of the back office, which may show the page in a frame. */
  frame: z.string(),
  /** The time to show, in milliseconds since 1970; null for now. */
  at: z.int().nullable(),
  as: z.enum(PREVIEW_VIEWERS),
});
/** The settings of an editor's preview, sealed in a cookie, so that nobody else can see unpublished content. */
export type PreviewState = z.infer<typeof state>;

export const previewCookie = { cookie: 'stockist-preview', seconds: 2 * 3600, data: state };

/** Internal header set by middleware for previews: what is shown. A value sent by a client is removed. */
export const PREVIEW_HEADER = 'x-preview';

/** A preview that is being rendered. */
export interface OpenPreview extends PreviewState {
  readonly of: PreviewOf;
}

/** The open preview, if the address contains a preview's subject; any other address shows the public content. */
export async function readOpenPreview(jar: ReadableJar, named: string | null): Promise<OpenPreview | null> {
  const address = named === null ? null : readPreviewAddress(`/~${named}`);
  const state = address && (await readPreview(jar));
  return state && { ...state, of: address.of };
}

export async function readPreview(jar: ReadableJar): Promise<PreviewState | null> {
  return readAttempt(jar, previewCookie);
}
