import { localPath } from './links';

const LONGEST_EMAIL = 254;
const LONGEST_CODE = 200;
const LONGEST_NEXT = 200;

type Query = Readonly<Record<string, string | string[] | undefined>>;

function valueOf(value: string | string[] | undefined, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}

/**
 * Parses the query of a link in an e-mail: `next` is a path of this site to continue to, or ''. Null when `email` or
 * `code` is missing, repeated or too long.
 */
export function readMailLink(query: Query): { email: string; code: string; next: string } | null {
  const email = valueOf(query.email, LONGEST_EMAIL);
  const code = valueOf(query.code, LONGEST_CODE);
  const next = localPath(valueOf(query.next, LONGEST_NEXT)) ?? '';
  return email === null || code === null ? null : { email, code, next };
}
