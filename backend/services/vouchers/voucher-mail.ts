import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import { showVoucherCode } from '@/lib/domain/vouchers/voucher';
import { readSite } from '../site/site-documents';
import { vouchers } from '../../db/schema/orders/vouchers';
import { code, facts, letter, link, words } from '../mail/letter';
import type { JobOf } from '../mail/mail-job';
import type { Mail } from '../mail/send-mail';
import type { WriterDeps } from '../mail/writer';
import { dayInWords, expiryInWords } from './expiry';
import { makeCode } from './voucher-code';

/** The voucher, which is also its receipt. Null once it is redeemed, when a code is useless, or without a recipient. */
export async function writeVoucherIssued(
  { db, now }: WriterDeps,
  { voucherId }: JobOf<'voucher-issued'>,
): Promise<Mail | null> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
  if (!voucher?.expiresAt || !voucher.issuedAt) throw new Error(`Voucher ${voucherId} is not issued`);
  if (voucher.status === 'redeemed' || voucher.email === '') return null;
  const { settings } = await readSite(db);
  const secret = await makeCode(db, voucherId, now());
  return letter(
    {
      to: voucher.email,
      subject: `Your gift voucher for ${formatMoney(voucher.amount)}`,
      parts: [
        words(
          `Thank you. Here is the gift voucher for ${formatMoney(voucher.amount)}. Pass the code on, or keep it: ` +
            `whoever redeems it first has it.`,
        ),
        code(showVoucherCode(secret)),
        words(
          `It can be redeemed until ${expiryInWords(voucher.expiresAt)}, by anybody who has a trade account with us. ` +
            `It is then credit of that account, which can be spent in part and does not expire.`,
        ),
        link('Redeem the voucher', voucher.pageUrl),
        facts([
          ['Receipt', voucher.number],
          ['Date', dayInWords(voucher.issuedAt)],
          ['Paid', formatMoney(voucher.amount)],
          ['Expires after', expiryInWords(voucher.expiresAt)],
          ['From', `${settings.organisation_name}, ABN ${settings.abn}`],
        ]),
        words(
          'A voucher has no GST in it; what it is spent on has. Should the code be lost, write to us with the number ' +
            'of the receipt.',
        ),
      ],
    },
    settings,
  );
}
