import { z } from 'zod';
import { endpoint } from '../endpoint';

/**
 * Extension: how often each redirect was used since the last call, summed over a minute, without visitor data. `token`
 * is signed by the storefront (lib/domain/content/preview/preview-token) and contains the counts.
 */
export const redirectsUsed = endpoint('POST', '/cognito/redirects/used', {
  auth: 'none',
  body: z.object({ token: z.string().max(500_000) }),
  reply: z.object({ success: z.boolean() }),
});
