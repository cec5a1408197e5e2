import 'server-only';
import { z } from 'zod';

/** The platform's message about a redeemed voucher, for the next page; the cookie ends by itself. */
const outcome = z.object({
  /** Of the session in which it was redeemed. */
  sid: z.string(),
  message: z.string(),
});

/** Sealed in this browser (lib/session/cookies/attempt). */
export const voucherOutcome = { cookie: 'stockist-redeemed', seconds: 60, data: outcome };
