import { z } from 'zod';
import type { Settings } from '../settings.ts';

const readyMessage = z.object({
  accounts: z.array(z.object({ email: z.string(), role: z.string().nullable() })),
  newPassword: z.string().optional(),
  takesCards: z.boolean().default(true),
});

/** The message that the embedded platform sends when it is ready (backend/server.ts). */
export type PlatformReady = z.infer<typeof readyMessage>;

/** No accounts are known when the platform's message is invalid. */
export const readPlatformReady = (message: unknown): PlatformReady =>
  readyMessage.safeParse(message).data ?? { accounts: [], takesCards: true };

function signInLine({ env }: Settings, { accounts, newPassword }: PlatformReady): string {
  const people = accounts.map(({ email, role }) => (role ? `${email} (${role})` : email)).join(', ');
  const password = env.SEED_PASSWORD ?? newPassword;
  return `${people}; ${password ? `password ${password}` : 'password as printed by the first start'}`;
}

/** The addresses and accounts, in five lines. */
export function summary(settings: Settings, ready: PlatformReady): string {
  const { env, origin, backendPort, dataDir } = settings;
  const platform = `http://localhost:${backendPort}`;
  const lines = [
    ['Shop', `${origin} (Ctrl-C stops it)`],
    ['Sign in', settings.embedded ? signInLine(settings, ready) : `with an account of ${settings.apiBaseUrl}`],
    ['E-mails', settings.embedded ? (env.SMTP_URL ? 'sent over SMTP_URL' : `${platform}/outbox`) : 'by that platform'],
    ['Payments', settings.embedded ? paymentLine(settings, ready, platform) : 'by that platform'],
    ['Data, logs', env.DATABASE_URL ? `DATABASE_URL, ${dataDir}/logs` : `${dataDir}, ${dataDir}/logs`],
  ];
  return lines.map(([name = '', value]) => `${name.padEnd(12)}${value}`).join('\n');
}

function paymentLine({ env }: Settings, { takesCards }: PlatformReady, platform: string): string {
  if (!takesCards) return 'no cards, without STRIPE_SECRET_KEY or DEMO_PAYMENTS=on';
  return env.STRIPE_SECRET_KEY
    ? 'cards at Stripe Checkout'
    : `on a page of ${platform} that the checkout opens: approve, decline or leave`;
}
