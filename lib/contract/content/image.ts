import { z } from 'zod';
import { image, imageQuery } from '../common';
import { endpoint } from '../endpoint';

/** A stored picture by the hash in its address; 404 if it does not exist. */
export const imageByHash = endpoint('POST', '/cognito/image/getByHash', {
  auth: 'none',
  effect: false,
  body: z.object({
    hash: z.string().min(1).max(64),
    image_aspect: imageQuery.image_aspect,
    image_width: z.int().positive().max(4000).optional(),
  }),
  reply: z.object({ item: image }),
});
