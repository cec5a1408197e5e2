import { randomUUID } from 'node:crypto';
import type { Tokens } from '../../lib/contract/sign-in/session';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
}

export const MEMBERS: readonly Member[] = [
  { id: '71', email: 'orders@cornerstore.example', password: 'correct-horse-1', first_name: 'Alma' },
  { id: '72', email: 'buyer@tearoom.example', password: 'correct-horse-2', first_name: 'Bela' },
];

/** One sign-in: its chain of refreshed tokens. */
interface Family {
  readonly member: Member;
  ended: boolean;
}

/** The owner of an access token, or why it is refused. */
export type Bearer = Member | 'TOKEN_EXPIRED' | 'TOKEN_INVALID' | null;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Refresh tokens are valid once, and one that comes a second time ends its family. Access tokens cannot be revoked:
 * they are valid until they expire, also after a sign-out.
 */
export class Sessions {
  readonly #refresh = new Map<string, { readonly family: Family; used: boolean }>();
  readonly #access = new Map<string, { readonly member: Member; readonly until: number }>();
  readonly #seconds: () => number;
  #expiredBefore = 0;

  constructor(seconds: () => number) {
    this.#seconds = seconds;
  }

  /** Null for a wrong password. */
  signIn(email: string, password: string): Tokens | null {
    const member = MEMBERS.find((one) => one.email === email && one.password === password);
    return member ? this.#issue({ member, ended: false }) : null;
  }

  /** Null for a token that is unknown, of an ended family, or used before: then its family ends. */
  redeem(refreshToken: string): Tokens | null {
    const found = this.#refresh.get(refreshToken);
    if (!found) return null;
    if (found.used) found.family.ended = true;
    if (found.family.ended) return null;
    found.used = true;
    return this.#issue(found.family);
  }

  bearer(header: string | undefined): Bearer {
    if (header === undefined) return null;
    const found = this.#access.get(header.replace(/^Bearer /, ''));
    if (!found) return 'TOKEN_INVALID';
    return found.until > Date.now() && found.until > this.#expiredBefore ? found.member : 'TOKEN_EXPIRED';
  }

  /** Expires all access tokens that were issued so far. */
  expireAll(): void {
    this.#expiredBefore = Math.max(0, ...[...this.#access.values()].map(({ until }) => until));
  }

  #issue(family: Family): Tokens {
    const exp = Math.floor(Date.now() / 1000) + this.#seconds();
    const access_token = `${part({ alg: 'none' })}.${part({ sub: family.member.id, exp, jti: randomUUID() })}.x`;
    const refresh_token = randomUUID();
    this.#access.set(access_token, { member: family.member, until: Math.max(exp * 1000, this.#expiredBefore + 1) });
    this.#refresh.set(refresh_token, { family, used: false });
    return { access_token, refresh_token };
  }
}
