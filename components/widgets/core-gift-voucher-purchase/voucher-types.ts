import type { AmountProblem } from '@/lib/domain/vouchers/voucher';
import type { Template } from '@/lib/i18n/fill-words';
import type { Theme } from '@/lib/domain/vouchers/theme';

export interface BuyLabels {
  theme: string;
  preview: string;
  amount: string;
  select: string;
  customChoice: string;
  custom: string;
  customHint: string;
  customProblem: Readonly<Record<AmountProblem, string>>;
  email: string;
  emailHint: string;
  expiry: string;
  /** Takes `amount`. */
  pay: Template;
  showAmount: string;
  paying: string;
  required: string;
  networkError: string;
  retry: string;
}

interface RedeemLabels {
  redeemTitle: string;
  code: string;
  codeHint: string;
  redeemNow: string;
  redeeming: string;
  redeemLogin: string;
  required: string;
  unknownRedeem: string;
  retry: string;
}

export interface VoucherViewProps {
  /** Path of the page. */
  path: string;
  themes: readonly Theme[];
  /** Cents. */
  presets: readonly number[];
  allowsCustom: boolean;
  /** Of the account that is signed in; empty for a visitor. */
  email: string;
  /** Whether redeeming needs a sign-in first. */
  visitor: boolean;
  /** Typed before signing in. */
  code: string;
  locale: string;
  labels: BuyLabels & RedeemLabels & { mode: string; buy: string; redeem: string };
}
