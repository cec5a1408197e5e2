import { createHmac } from 'node:crypto';
import { sameSecret } from '@/lib/domain/values/same-secret';

/* Authenticator codes (RFC 6238): SHA-1, six digits, 30 seconds each, which every app supports. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Accepts the previous and the next code too, to allow for clock drift. */
const DRIFT = [0, -1, 1] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648), for typing into an app. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Number of the 30-second step, the counter of RFC 6238. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE((hash[hash.length - 1] ?? 0) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a typed code; null if wrong, or not newer than the last accepted step. */
export function stepOfCode(secret: Uint8Array, typed: string, at: Date, last: number): number | null {
  const code = typed.replaceAll(/\s/g, '');
  const steps = DRIFT.map((drift) => stepAt(at) + drift).filter((step) => step > last);
  return steps.find((step) => sameSecret(codeOf(secret, step), code)) ?? null;
}

/** The otpauth: address that sets up an app. */
export function setupAddress(secret: Uint8Array, shop: string, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: shop });
  return `otpauth://totp/${encodeURIComponent(`${shop}:${account}`)}?${query.toString().replaceAll('+', '%20')}`;
}
