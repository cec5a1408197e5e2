import { judgeSession, type SessionFacts } from './checkout-session';

const paid: SessionFacts = {
  status: 'complete',
  payment_status: 'paid',
  amount_total: 57_305,
  currency: 'aud',
  client_reference_id: '12',
};

test.each<[string, Partial<SessionFacts>, string]>([
  ['paid to the cent', {}, 'paid'],
  ['still being paid', { status: 'open', payment_status: 'unpaid' }, 'open'],
  ['a state that is not known yet', { status: null, payment_status: 'unpaid' }, 'open'],
  ['done, and the money is on its way', { payment_status: 'unpaid' }, 'waiting'],
  ['run out', { status: 'expired', payment_status: 'unpaid' }, 'ended'],
  ['a cent short', { amount_total: 57_304 }, 'mismatch'],
  ['a cent over', { amount_total: 57_306 }, 'mismatch'],
  ['another currency', { currency: 'usd' }, 'mismatch'],
  ['another payment', { client_reference_id: '13' }, 'mismatch'],
  ['no reference', { client_reference_id: null }, 'mismatch'],
  ['no amount', { amount_total: null }, 'mismatch'],
  ['nothing to pay', { payment_status: 'no_payment_required' }, 'mismatch'],
])('%s', (_, facts, verdict) => expect(judgeSession({ ...paid, ...facts }, { id: 12, amount: 57_305 })).toBe(verdict));
