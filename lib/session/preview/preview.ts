import 'server-only';
import { z } from 'zod';
import { PREVIEW_VIEWERS } from '../../domain/content/preview/preview';
import { type ReadableJar } from '../cookie';
import { readAttempt } from '../cookies/attempt';

const state = z.object({
  /** The sign-in at the back office that it hangs on. */
  grant: z.string().min(16),
  /** Origin of the back office, which may show the page in a frame. */
  frame: z.string(),
  /** The moment to show, milliseconds since 1970; null for now. */
  at: z.int().nullable(),
  as: z.enum(PREVIEW_VIEWERS),
});
/**
 * What an editor looks at: sealed in a cookie of this browser, so that nobody else can look at anything unpublished.
 */
export type PreviewState = z.infer<typeof state>;

export const previewCookie = { cookie: 'stockist-preview', seconds: 2 * 3600, data: state };

/** Set by middleware, which drops what a browser sends under this name: the page being rendered is a preview. */
export const PREVIEW_HEADER = 'x-preview';

export async function readPreview(jar: ReadableJar): Promise<PreviewState | null> {
  return readAttempt(jar, previewCookie);
}
