/** Accounts of the demonstration shop (backend/db/seed/data/accounts.json). */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

const password = 'demo-password-1';
const TRADE: Account = { email: 'trade@example.com', password, firstName: 'Hana' };
const ORDERS: Account = { email: 'orders@example.com', password, firstName: 'Luca' };

/** One account per worker: a cart belongs to an account, and journeys run side by side. */
export function accountOf(worker: number): Account {
  return worker % 2 === 0 ? TRADE : ORDERS;
}
