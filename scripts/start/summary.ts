import { accounts } from '../../backend/db/seed/data/people/accounts';
import type { Settings } from './settings.ts';

function passwordLine({ env }: Settings): string {
  return env.SEED_PASSWORD ?? 'printed by the platform at the first start, above';
}

/** What a person needs to know once everything runs. */
export function summary(settings: Settings): string {
  const platform = `http://localhost:${settings.backendPort}`;
  const lines = [['Shop', settings.origin]];
  if (settings.embedded) {
    const people = accounts.map(({ email, companyName, isAdmin }) => `${email} (${isAdmin ? 'editor' : companyName})`);
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
