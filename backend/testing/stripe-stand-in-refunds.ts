import { randomBytes } from 'node:crypto';

/** An error of Stripe's API. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

interface StandInRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded';
  metadata: Record<string, string>;
}

interface Paid {
  readonly payment_intent: string | null;
  readonly amount_total: number;
}

/** Refunds by Stripe's rules: one per idempotency key, and never more than was paid. */
export function standInRefunds(sessions: () => readonly Paid[]) {
  const made: StandInRefund[] = [];
  const byKey = new Map<string, StandInRefund>();
  const of = (intent: string) => made.filter((one) => one.payment_intent === intent);

  return {
    made,
    list: (form: URLSearchParams) => ({
      object: 'list',
      has_more: false,
      data: of(form.get('payment_intent') ?? ''),
    }),
    make(form: URLSearchParams, key: string): StandInRefund {
      const known = byKey.get(key);
      if (known) return known;
      const [intent, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))];
      const paid = sessions().find((session) => session.payment_intent === intent);
      const before = of(intent).reduce((sum, one) => sum + one.amount, 0);
      if (!paid || before + amount > paid.amount_total)
        throw new Refused(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
      const refund: StandInRefund = {
        id: `re_${randomBytes(12).toString('hex')}`,
        object: 'refund',
        amount,
        payment_intent: intent,
        status: 'succeeded',
        metadata: { refund: form.get('metadata[refund]') ?? '' },
      };
      made.push(refund);
      byKey.set(key, refund);
      return refund;
    },
  };
}
