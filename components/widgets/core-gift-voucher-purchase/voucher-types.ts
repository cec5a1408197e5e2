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
  /** With the placeholder `amount`. */
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
  /** E-mail address of the signed-in customer; empty for a visitor. */
  email: string;
  /** True if redeeming requires a sign-in first. */
  visitor: boolean;
  /** A code typed before the sign-in. */
  code: string;
  locale: string;
  labels: BuyLabels & RedeemLabels & { mode: string; buy: string; redeem: string; noThemes: string };
}
