import { eq } from 'drizzle-orm';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import { MIN_VOUCHER_CENTS, MAX_VOUCHER_CENTS } from '@/lib/contract/limits';
import type { giftVoucherPay } from '@/lib/contract/vouchers/voucher';
import { formatMoney } from '@/lib/domain/values/money';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { vouchers } from '../../db/schema/orders/vouchers';
import { PlatformError } from '../../system/refusals/platform-error';
import { createPayment } from '../payments/create-payment';
import { nextVoucherNumber } from '../payments/next-number';
import { openPaymentAddress } from '../payments/open-payment-address';
import { NO_CARDS, takesCards } from '../payments/takes-cards';
import { readEmail } from '../../rules/values/email';
import { requestHash } from '../../rules/values/idempotency';
import { RETURN_ADDRESS, readPageAddress } from '../../rules/web/page-address';
import { findTheme } from './find-theme';

type Reply = ReplyOf<typeof giftVoucherPay>;

interface Purchase {
  readonly body: BodyOf<typeof giftVoucherPay>;
  readonly userId: number | null;
  readonly idempotencyKey: string | null;
  readonly at: Date;
}

interface Deps {
  readonly db: Db;
  readonly config: Config;
}

/** The voucher's recipient: the typed address, else the account's. Null if it is invalid or absent. */
async function recipientOf(db: Db, typed: string | undefined, userId: number | null): Promise<string | null> {
  if (typed !== undefined && typed.trim() !== '') return readEmail(typed);
  const [user] = userId === null ? [] : await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

const refused = (code: string, message: string, values: Record<string, number> = {}): Reply => ({
  success: false,
  message,
  text_code: code,
  values,
  payment: null,
});

/**
 * Creates a voucher that awaits payment, once per Idempotency-Key, and returns the address of its payment page. It has
 * no code before it is paid.
 */
export async function buyVoucher({ db, config }: Deps, { body, userId, idempotencyKey, at }: Purchase): Promise<Reply> {
  if (!takesCards(config)) return refused('NO_CARDS', NO_CARDS);
  const { amount } = body;
  const themeId = await findTheme(db, body.theme_id);
  if (themeId === null) return refused('VOUCHER_THEME', 'Please choose a theme.');
  const [least, most] = [MIN_VOUCHER_CENTS, MAX_VOUCHER_CENTS];
  if (amount < least || amount > most) {
    const message = `A voucher can be for ${formatMoney(least)} to ${formatMoney(most)}.`;
    return refused('VOUCHER_AMOUNT', message, { least, most });
  }
  const email = await recipientOf(db, body.email, userId);
  if (email === null) return refused('VOUCHER_EMAIL', 'Please give an e-mail address that the voucher can be sent to.');
  const pageUrl = readPageAddress(body.url, config.APP_ORIGIN);
  if (pageUrl === null) return refused('RETURN_ADDRESS', RETURN_ADDRESS);
  const hash = requestHash({ themeId, amount, email, userId });

  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(vouchers)
      .values({
        number: await nextVoucherNumber(tx),
        themeId,
        amount,
        email,
        buyerId: userId,
        status: 'awaiting-payment',
        pageUrl,
        idempotencyKey,
        requestHash: hash,
        createdAt: at,
      })
      .onConflictDoNothing({ target: vouchers.idempotencyKey })
      .returning({ id: vouchers.id, number: vouchers.number });
    if (!made) return repeatOf(tx, idempotencyKey, hash);
    await createPayment(tx, {
      subject: 'voucher',
      subjectId: made.id,
      description: `Gift voucher ${made.number}`,
      gateway: 'card',
      amount,
      returnUrl: pageUrl,
      createdAt: at,
    });
    return made.id;
  });
  return {
    success: true,
    message: null,
    payment: await openPaymentAddress(db, config, { subject: 'voucher', subjectId: id }),
  };
}

async function repeatOf(tx: Db, key: string | null, hash: string): Promise<number> {
  const [seen] =
    key === null
      ? []
      : await tx
          .select({ id: vouchers.id, hash: vouchers.requestHash })
          .from(vouchers)
          .where(eq(vouchers.idempotencyKey, key));
  if (!seen) throw new Error('A voucher was refused by no other one');
  if (seen.hash !== hash)
    throw new PlatformError(422, 'IDEMPOTENCY_KEY_REUSED', 'This request repeats an earlier one with other contents.');
  return seen.id;
}
