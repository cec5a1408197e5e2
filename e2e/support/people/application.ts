import { randomUUID } from 'node:crypto';
import { type Platform, linkIn } from '../shops/platform';

/** The wholesale manager's address (backend/db/seed/data/site.json). */
const MANAGER = 'hello@banksiaandbark.example';

/** An unused e-mail address. */
export function newAddress(): string {
  return `${randomUUID().slice(0, 8)}@example.com`;
}

/** The manager approves the application that `work` confirms; returns the link of the e-mail about it. */
export async function approvedAfter(platform: Platform, email: string, work: () => Promise<unknown>): Promise<string> {
  const asked = await platform.mailAfter(MANAGER, work, email);
  const page = linkIn(asked, /\/applications\//);
  const approved = await platform.mailAfter(email, () =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'approve' }) }),
  );
  return linkIn(approved, /\/login\/link\?/);
}
