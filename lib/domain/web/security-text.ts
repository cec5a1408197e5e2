const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

interface SecurityText {
  /** Contact address: mailto, https or tel. */
  readonly contact: string;
  /** The shop's origin, without a trailing slash. */
  readonly origin: string;
  readonly at: Date;
}

/**
 * The text for reporting a vulnerability (RFC 9116): the contact and an expiry. It expires half a year after the
 * request, since it reflects the running shop's settings.
 */
export function securityText({ contact, origin, at }: SecurityText): string {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [`Contact: ${contact}`, `Expires: ${expires}`, `Canonical: ${origin}/.well-known/security.txt`, ''].join('\n');
}
