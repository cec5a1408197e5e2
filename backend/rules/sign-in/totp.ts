import { createHmac } from 'node:crypto';
import { sameSecret } from '@/lib/domain/values/same-secret';

/* Codes of an authenticator (RFC 6238): SHA-1, six digits, a new one each 30 seconds, as every app knows them. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks are not quite the same: the code before and the one after are taken as well. */
const DRIFT = [0, -1, 1] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as people type them into an app (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Counts the codes of a secret. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE((hash[hash.length - 1] ?? 0) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that a typed code is of; null for a wrong one, and for one not newer than the last that was taken. */
export function stepOfCode(secret: Uint8Array, typed: string, at: Date, last: number): number | null {
  const code = typed.replaceAll(/\s/g, '');
  const steps = DRIFT.map((drift) => stepAt(at) + drift).filter((step) => step > last);
  return steps.find((step) => sameSecret(codeOf(secret, step), code)) ?? null;
}

/** What an app is set up with, as an address. */
export function setupAddress(secret: Uint8Array, shop: string, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: shop });
  return `otpauth://totp/${encodeURIComponent(`${shop}:${account}`)}?${query.toString().replaceAll('+', '%20')}`;
}
