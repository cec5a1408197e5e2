export interface Account {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

/** A customer of the demonstration shop (backend/db/seed/data/accounts.json) in whose cart no journey puts anything. */
export const LUCA: Account = { email: 'orders@example.com', password: 'demo-password-1', firstName: 'Luca' };
