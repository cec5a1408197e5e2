import { cookies } from 'next/headers';
import { getMessages, getTranslations } from 'next-intl/server';
import { type WidgetContext, defineWidget } from '@/components/widgets/parts/define';
import { VOUCHER_ANCHOR } from '@/lib/actions/vouchers/voucher-state';
import { OUTCOME } from '@/lib/config/routes';
import { MIN_VOUCHER_CENTS, MAX_VOUCHER_CENTS } from '@/lib/contract/limits';
import { pageQuery } from '@/lib/data/content/page-address';
import { type PaymentOutcome, paymentOutcome } from '@/lib/data/checkout/payment-outcome';
import { getVoucherThemes } from '@/lib/data/vouchers/vouchers';
import { formatMoney } from '@/lib/domain/values/money';
import { templates } from '@/lib/i18n/client-words';
import type { Theme } from '@/lib/domain/vouchers/theme';
import { pickWords } from '@/lib/i18n/pick-words';
import { readAttempt } from '@/lib/session/cookies/attempt';
import { voucherCode } from '@/lib/session/cookies/voucher-code';
import { widgetSettings } from './schema';
import { voucherOutcome } from './voucher-outcome';
import { VoucherView } from './voucher-view-lazy.client';

const WORDS = [
  'mode',
  'buy',
  'redeem',
  'theme',
  'preview',
  'amount',
  'select',
  'customChoice',
  'custom',
  'email',
  'emailHint',
  'expiry',
  'showAmount',
  'paying',
  'required',
  'networkError',
  'noThemes',
  'retry',
  'redeemTitle',
  'code',
  'codeHint',
  'redeemNow',
  'redeeming',
  'redeemLogin',
  'unknownRedeem',
] as const;

interface VoucherData {
  themes: readonly Theme[];
  outcome: { payment: PaymentOutcome; here: string } | null;
  /** A code typed before the sign-in. */
  code: string;
}

/** Only a customer, in the live view, can have returned from the sign-in with a code. */
async function rememberedCode({ viewer }: WidgetContext): Promise<string> {
  return viewer.kind === 'customer' ? ((await readAttempt(await cookies(), voucherCode))?.code ?? '') : '';
}

async function load(context: WidgetContext): Promise<VoucherData> {
  const [themes, query, code] = await Promise.all([getVoucherThemes(), pageQuery(), rememberedCode(context)]);
  const payment = query.has(OUTCOME.voucher) ? await paymentOutcome(query, context.path) : null;
  return { themes, code, outcome: payment && { payment, here: `${context.path}?${query}` } };
}

/** Gift vouchers (specification 2, section 2): buy one, or redeem one. */
export const coreGiftVoucherPurchase = defineWidget(widgetSettings, {
  load: (_, context) => load(context),
  Component: async ({ settings, data: { themes, outcome, code }, context: { viewer, path, locale, claim } }) => {
    const [t, { voucher: labels }] = await Promise.all([getTranslations('voucher'), getMessages()]);
    const bounds = { least: formatMoney(MIN_VOUCHER_CENTS, locale), most: formatMoney(MAX_VOUCHER_CENTS, locale) };
    const customProblem = {
      missing: t('problem.customMissing'),
      notAnAmount: t('problem.notAnAmount'),
      partCent: t('problem.partCent'),
      low: t('problem.low', bounds),
      high: t('problem.high', bounds),
    };
    return (
      <section id={claim?.(VOUCHER_ANCHOR)} aria-label={labels.mode} className="scroll-mt-24">
        {outcome && (await voucherOutcome({ outcome: outcome.payment, path, here: outcome.here }))}
        {!outcome && (
          <VoucherView
            path={path}
            themes={themes}
            presets={settings.presets}
            allowsCustom={settings.allowsCustom}
            email={viewer.kind === 'customer' ? viewer.email : ''}
            visitor={viewer.kind === 'visitor'}
            code={code}
            locale={locale}
            labels={{
              ...pickWords(labels, WORDS),
              ...templates(locale, labels, ['pay']),
              customHint: t('customHint', bounds),
              customProblem,
            }}
          />
        )}
      </section>
    );
  },
});
