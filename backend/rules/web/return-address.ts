/** Addresses that a payment may return to lie on the storefront's origin; null when this one does not. */
export function readReturnAddress(typed: string, appOrigin: string): URL | null {
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.origin === new URL(appOrigin).origin && url.username === '' && url.password === '' ? url : null;
}

/** The return address with the payment's token, which checkPaid then takes. */
export function withPaymentToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('payum_token', token);
  return url.href;
}

/** Whether checkPaid's `url` (base64 or base64url of the address returned to) stands for this return address. */
export function sameReturnAddress(encoded: string, expected: string): boolean {
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  if (!URL.canParse(decoded) || !URL.canParse(expected)) return false;
  const [actual, wanted] = [new URL(decoded), new URL(expected)];
  return actual.origin === wanted.origin && actual.pathname === wanted.pathname;
}
