import 'server-only';
import { z } from 'zod';

/** A voucher code typed before signing in, to redeem it afterwards. */
const typed = z.object({ code: z.string().max(100) });

/** Sealed in this browser during the sign-in (lib/session/cookies/attempt). */
export const voucherCode = { cookie: 'stockist-voucher', seconds: 1800, data: typed };
