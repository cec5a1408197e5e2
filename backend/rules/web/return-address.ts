/** Parses a payment's return address; null unless it is on the storefront's origin. */
export function readReturnAddress(typed: string, appOrigin: string): URL | null {
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.origin === new URL(appOrigin).origin && url.username === '' && url.password === '' ? url : null;
}

/** Adds the payment's token to the return address, for checkPaid. */
export function withPaymentToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('payum_token', token);
  return url.href;
}

/** True if checkPaid's `url` (base64 or base64url) has the origin and path of this return address. */
export function sameReturnAddress(encoded: string, expected: string): boolean {
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  if (!URL.canParse(decoded) || !URL.canParse(expected)) return false;
  const [actual, wanted] = [new URL(decoded), new URL(expected)];
  return actual.origin === wanted.origin && actual.pathname === wanted.pathname;
}
