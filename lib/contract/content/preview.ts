import { z } from 'zod';
import { endpoint } from '../endpoint';
import { page } from './page';

/**
 * Extension: the latest draft of a page, published or not. `token` is signed by the storefront
 * (lib/domain/content/preview/preview-token) for this address and a back office session; 401 PREVIEW_ENDED if it is
 * invalid or expired, or the editor has signed out.
 */
export const pagePreview = endpoint('POST', '/cognito/page/preview', {
  auth: 'none',
  effect: false,
  body: z.object({ url: z.string().max(300), token: z.string().max(2_000) }),
  reply: z.object({ item: page }),
});
