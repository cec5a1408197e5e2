import { z } from 'zod';
import type { Settings } from './settings.ts';

/** What the embedded platform says when it is ready (backend/server.ts). */
const demonstration = z.object({
  accounts: z.array(z.object({ email: z.string(), companyName: z.string().optional(), isAdmin: z.boolean() })),
});

/** Who can sign in, in words; nobody known when the platform did not say. */
export function peopleOf(message: unknown): string[] {
  const { accounts = [] } = demonstration.safeParse(message).data ?? {};
  return accounts.map(({ email, companyName, isAdmin }) => `${email} (${isAdmin ? 'editor' : companyName})`);
}

function passwordLine({ env }: Settings): string {
  return env.SEED_PASSWORD ?? 'printed by the platform at the first start, above';
}

/** What a person needs to know once everything runs. */
export function summary(settings: Settings, people: readonly string[]): string {
  const platform = `http://localhost:${settings.backendPort}`;
  const lines = [['Shop', settings.origin]];
  if (settings.embedded) {
    lines.push(
      ...people.map((person, index) => [index === 0 ? 'Sign in as' : '', person]),
      ['Password', passwordLine(settings)],
      ['E-mails sent', settings.env.SMTP_URL ? 'over SMTP_URL' : `${platform}/outbox`],
      ['Payment page', `on ${platform}, opens by itself after checkout: approve, decline or leave`],
      ['Data', settings.env.DATABASE_URL ? 'in DATABASE_URL' : settings.dataDir],
    );
  } else {
    lines.push(['Platform', settings.apiBaseUrl]);
  }
  const text = lines.map(([name = '', value]) => `  ${name.padEnd(14)}${value}`).join('\n');
  return `\n  Stockist is ready\n\n${text}\n\n  Ctrl-C stops everything.\n`;
}
