import { linkTarget } from '@/lib/domain/content/links';
import { abnProblem } from '@/lib/domain/account/abn';
import { readEmail } from '../../rules/values/email';

/** Formats that texts in settings can be required to have. An empty text is always allowed. */
export type TextFormat = 'email' | 'address' | 'web' | 'abn' | 'phone';

const isWeb = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) && URL.canParse(text);

const CHECKS: Readonly<Record<TextFormat, (text: string) => string | null>> = {
  email: (text) => (readEmail(text) === null ? 'This is no e-mail address, such as hello@example.com.' : null),
  address: (text) =>
    linkTarget(text).kind === 'none'
      ? 'This leads nowhere. An address starts with / or https://, or is mailto: or tel: with what follows.'
      : null,
  web: (text) => (isWeb(text) ? null : 'This is no web address, such as https://example.com/us.'),
  abn: (text) => {
    const problem = abnProblem(text);
    if (problem === null) return null;
    return problem === 'checksum'
      ? 'No business has this ABN: its digits do not fit together.'
      : 'An ABN has 11 digits, such as 51 824 753 556.';
  },
  phone: (text) =>
    /^\+?[\d\s().-]{3,30}$/.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, ''))
      ? null
      : 'This is no phone number, such as 02 5550 0000.',
};

/** Error message for an invalid text; null for a valid one. */
export function formatProblem(format: TextFormat, text: string): string | null {
  return text.trim() === '' ? null : CHECKS[format](text.trim());
}

/** The format named by a schema's `control`. */
export function formatOf(control: string): { format?: TextFormat } {
  const format = (Object.keys(CHECKS) as TextFormat[]).find((name) => name === control);
  return format ? { format } : {};
}
