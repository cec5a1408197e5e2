const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

interface SecurityText {
  /** An address to write to: mailto, https or tel. */
  readonly contact: string;
  /** Of the shop, without a slash at the end. */
  readonly origin: string;
  readonly at: Date;
}

/**
 * What who finds a weakness reads (RFC 9116): whom to tell, and until when that holds. It holds for half a year from
 * the day that it is read, since it says what the running shop is set to.
 */
export function securityText({ contact, origin, at }: SecurityText): string {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [`Contact: ${contact}`, `Expires: ${expires}`, `Canonical: ${origin}/.well-known/security.txt`, ''].join('\n');
}
