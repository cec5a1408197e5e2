import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { env } from '../config/env';

/** By id, as iron-session takes them. */
type Passwords = Record<string, string>;

/** The password that seals: the first of SESSION_PASSWORD. */
export function sealingPassword(): Passwords {
  const [{ id, password }] = env().SESSION_PASSWORD;
  return { [id]: password };
}

/** All passwords that unseal. */
export function unsealingPasswords(): Passwords {
  return Object.fromEntries(env().SESSION_PASSWORD.map(({ id, password }) => [id, password]));
}

/** Seals a value for `seconds`; every call returns other bytes. */
export function seal(data: unknown, seconds: number): Promise<string> {
  return sealData(data, { password: sealingPassword(), ttl: seconds });
}

/** The value of a seal, not parsed yet; an empty object if it is tampered with, expired or of an unknown password. */
export function unseal(sealed: string, seconds: number): Promise<unknown> {
  return unsealData<unknown>(sealed, { password: unsealingPasswords(), ttl: seconds });
}
