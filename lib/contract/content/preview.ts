import { z } from 'zod';
import { endpoint } from '../endpoint';
import { page } from './page';

/**
 * Ours: a page as its editors have it, published or not. `token` is signed by the storefront
 * (lib/domain/content/preview/preview-token) for this address and for a sign-in at the back office; 401 PREVIEW_ENDED
 * when it is invalid or expired, or the editor has signed out.
 */
export const pagePreview = endpoint('POST', '/cognito/page/preview', {
  auth: 'none',
  effect: false,
  body: z.object({ url: z.string().max(300), token: z.string().max(2_000) }),
  reply: z.object({ item: page }),
});
