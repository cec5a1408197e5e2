import { giftVoucherPay, giftVoucherRedeem, giftVoucherThemes } from '@/lib/contract/vouchers/voucher';
import { networkOf } from '@/lib/domain/web/network';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { countAttempt, uncountAttempt } from '../../db/rate-limit';
import { once } from '../../http/remember-reply';
import { buyVoucher } from '../../services/vouchers/buy-voucher';
import { listThemes } from '../../services/vouchers/find-theme';
import { VoucherRefused, redeemVoucher } from '../../services/vouchers/redeem-voucher';

const THEME_IMAGE = { aspect: '16x9', width: 400 } as const;
const WINDOW_SECONDS = 900;
const CODE_WINDOW_SECONDS = 60;

/** Routes of /cognito/giftVoucher (specification 2, section 7). */
export function registerGiftVoucher(app: PlatformApp): void {
  handle(app, giftVoucherThemes, async ({ db, query }) => ({
    data: await listThemes(db, {
      aspect: query.image_aspect ?? THEME_IMAGE.aspect,
      width: query.image_width ?? THEME_IMAGE.width,
    }),
  }));

  handle(app, giftVoucherPay, async (call) => {
    await countAttempt(
      call.db,
      {
        subject: `voucher:${networkOf(call.sessionHeaders.clientIp)}`,
        most: call.config.FORM_SUBMISSIONS,
        windowSeconds: WINDOW_SECONDS,
      },
      call.at,
    );
    return buyVoucher(call, {
      body: call.body,
      userId: call.user?.id ?? null,
      idempotencyKey: call.sessionHeaders.idempotencyKey,
      at: call.at,
    });
  });

  handle(app, giftVoucherRedeem, async (call) => {
    const { db, config, body, at, sessionHeaders } = call;
    const { id: userId } = callerOf(call);
    const subjects = [`redeem:${userId}`, `redeem-from:${networkOf(sessionHeaders.clientIp)}`];
    const limit = { most: config.VOUCHER_ATTEMPTS, windowSeconds: CODE_WINDOW_SECONDS };
    for (const subject of subjects) await countAttempt(db, { subject, ...limit }, at);
    const request = { userId, key: sessionHeaders.idempotencyKey, body, reply: giftVoucherRedeem.reply, at };
    try {
      const reply = await db.transaction((tx) =>
        once(tx, request, async () => ({
          success: true,
          ...(await redeemVoucher(tx, { code: body.code, userId, at })),
        })),
      );
      // Only wrong codes count.
      for (const subject of subjects) await uncountAttempt(db, subject);
      return reply;
    } catch (error) {
      if (error instanceof VoucherRefused) return { success: false, message: error.message, text_code: error.code };
      throw error;
    }
  });
}
