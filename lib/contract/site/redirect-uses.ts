import { z } from 'zod';
import { endpoint } from '../endpoint';

/**
 * Ours: how often redirects led somebody on since the last call, summed over a minute and without who it was. `token`
 * is signed by the storefront (lib/domain/content/preview/preview-token) and carries the counts.
 */
export const redirectsUsed = endpoint('POST', '/cognito/redirects/used', {
  auth: 'none',
  body: z.object({ token: z.string().max(500_000) }),
  reply: z.object({ success: z.boolean() }),
});
