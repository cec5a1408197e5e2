import 'server-only';
import { z } from 'zod';

/** A voucher's code that a visitor typed before signing in, to redeem it. */
const typed = z.object({ code: z.string().max(100) });

/** Kept sealed in this browser while its visitor signs in (lib/session/cookies/attempt). */
export const voucherCode = { cookie: 'stockist-voucher', seconds: 1800, data: typed };
