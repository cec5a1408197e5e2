import { localPath } from './links';

const MAX_EMAIL_LENGTH = 254;
const MAX_CODE_LENGTH = 200;
const MAX_NEXT_LENGTH = 200;

type Query = Readonly<Record<string, string | string[] | undefined>>;

function valueOf(value: string | string[] | undefined, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

/**
 * Parses the query of a link in an e-mail: `next` is a path of this site to continue to, or ''. Null when `email` or
 * `code` is missing, repeated or too long.
 */
export function readMailLink(query: Query): { email: string; code: string; next: string } | null {
  const email = valueOf(query.email, MAX_EMAIL_LENGTH);
  const code = valueOf(query.code, MAX_CODE_LENGTH);
  const next = localPath(valueOf(query.next, MAX_NEXT_LENGTH)) ?? '';
  return email === null || code === null ? null : { email, code, next };
}
