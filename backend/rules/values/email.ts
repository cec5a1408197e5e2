const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;

/** Normalises an e-mail address for account look-ups; null if invalid, or if it could be several addresses. */
export function readEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && ADDRESS.test(email) ? email : null;
}
