import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { addressList } from '../../../lib/contract/account/address';
import { cartAdd, cartRemove, getCart } from '../../../lib/contract/cart/cart.contract';
import { API_BASE_PATH } from '../../../lib/contract/common';
import { type AnyEndpoint, type ReplyOf, fillPath } from '../../../lib/contract/endpoint';
import { productByUrl } from '../../../lib/contract/catalogue/product';
import { type Tokens, login } from '../../../lib/contract/sign-in/session';
import type { Account } from '../people/accounts';

/** A line of a cart: product, code and quantity. */
export interface Wanted {
  readonly slug: string;
  readonly code: string;
  readonly qty: number;
}

export interface Mail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

const mailList = z.object({
  data: z.array(z.object({ id: z.int(), recipient: z.string(), subject: z.string(), text: z.string() })),
});
const MAIL_MS = 15_000;
/** Shorter than a token is valid (ACCESS_TOKEN_SECONDS). */
const SESSION_MS = 10 * 60_000;

/** The first address of an e-mail that matches. */
export function linkIn({ text, subject }: Mail, pattern: RegExp): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((address) => pattern.test(address));
  if (!found) throw new Error(`The e-mail '${subject}' has no address like ${pattern}`);
  return found;
}

/** The six digits of an e-mail. */
export function codeIn({ text, subject }: Mail): string {
  const [, code] = /(?:^|\s)(\d{6})(?:\s|$)/.exec(text) ?? [];
  if (!code) throw new Error(`The e-mail '${subject}' has no code`);
  return code;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string;
}

/** Direct access to the platform: to prepare a cart, or to check what arrived. */
export class Platform {
  readonly #sessions = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(readonly address: string) {}

  async call<E extends AnyEndpoint>(endpoint: E, { params, query, body, token }: Input): Promise<ReplyOf<E>> {
    const url = new URL(API_BASE_PATH + fillPath(endpoint.path, params), this.address);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const reply = await fetch(url, {
      method: endpoint.method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`The platform answered ${reply.status} to ${endpoint.path}: ${await reply.text()}`);
    return z.decode(endpoint.reply, (await reply.json()) as never) as ReplyOf<E>;
  }

  async tokens({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Tokens> {
    return this.call(login, { body: { username: email, password, fingerprint: 'journeys-fingerprint-1' } });
  }

  /** A token of the session that the journeys' direct calls share, apart from those of browsers. */
  async signIn(account: Pick<Account, 'email' | 'password'>): Promise<string> {
    const key = `${account.email} ${account.password}`;
    const known = this.#sessions.get(key);
    if (known && Date.now() < known.until) return known.token;
    const { access_token: token } = await this.tokens(account);
    this.#sessions.set(key, { token, until: Date.now() + SESSION_MS });
    return token;
  }

  /** E-mails to an address, newest first. */
  async mails(to: string): Promise<readonly Mail[]> {
    const reply = await fetch(new URL(`/outbox.json?to=${encodeURIComponent(to)}`, this.address));
    return mailList.parse(await reply.json()).data;
  }

  /**
   * Waits for the e-mail that something makes the platform send; `about` is text in it, where other tests use the
   * address too.
   */
  async mailAfter(to: string, work: () => Promise<unknown>, about = ''): Promise<Mail> {
    const before = new Set((await this.mails(to)).map(({ id }) => id));
    await work();
    const until = Date.now() + MAIL_MS;
    while (Date.now() < until) {
      const fresh = (await this.mails(to)).find(({ id, text }) => !before.has(id) && text.includes(about));
      if (fresh) return fresh;
      await sleep(100);
    }
    throw new Error(`No e-mail to ${to} within ${MAIL_MS / 1000} s`);
  }

  /** Gives the account exactly this cart. */
  async fillCart(account: Account, lines: readonly Wanted[] = []): Promise<void> {
    const token = await this.signIn(account);
    const { items } = await this.call(getCart, { body: { session: '' }, token });
    for (const { id } of items) await this.call(cartRemove, { body: { id, session: '' }, token });
    for (const { slug, code, qty } of lines) {
      const { item } = await this.call(productByUrl, { query: { url: slug } });
      const sku = item.skus.find((candidate) => candidate.code === code);
      if (!sku) throw new Error(`${slug} has no ${code}`);
      await this.call(cartAdd, { body: { sku: sku.id, qty, addons: [], session: '' }, token });
    }
  }

  async cartLines(account: Account): Promise<readonly { code: string; qty: number }[]> {
    const { items } = await this.call(getCart, { body: { session: '' }, token: await this.signIn(account) });
    return items.map(({ sku, qty }) => ({ code: sku.code, qty }));
  }

  async addressCount(account: Account): Promise<number> {
    const { data } = await this.call(addressList, { token: await this.signIn(account) });
    return data.length;
  }
}
