import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { authUser, login, logout, refreshToken } from '../../lib/contract/sign-in/session';
import { API_BASE_PATH } from '../../lib/contract/common';
import { Ordering } from './ordering';
import { type Call, Refused, call } from './calls';
import { contentCalls } from './content';
import { type Answer, type Fault, deliver, isDone, jsonAnswer } from './faults';
import { answerGraphql } from './graphql-calls';
import { type Member, Sessions } from './sessions';

interface Rule {
  readonly path: RegExp;
  readonly fault: Fault;
  left: number;
}

/** One request as it arrived. */
export interface Seen {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<NodeJS.Dict<string | string[]>>;
  readonly body: string;
}

const TOKEN_SECONDS = 900;
/** A square of 600 pixels. */
const photo = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer();
/** A picture without a hash has only addresses with a size: `{width}x{height}:` before the file's name. */
const SCALED_PICTURE = /^\/media\/\d+x\d+:[a-z-]+\.jpg$/;
/** The smallest possible picture. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * A second platform, written from the contract alone, to test the storefront with. It is strict where the embedded one
 * is lenient (a refresh token that comes twice ends its family), does less (no Idempotency-Key, no revoking), and fails
 * on demand.
 */
export class OtherPlatform {
  readonly seen: Seen[] = [];
  readonly sessions: Sessions;
  readonly ordering = new Ordering(() => this.address);
  readonly #calls: readonly { readonly pattern: RegExp; readonly one: Call }[];
  readonly #server: Server;
  #rules: Rule[] = [];
  address = '';

  constructor({ tokenSeconds = TOKEN_SECONDS }: { tokenSeconds?: number } = {}) {
    this.sessions = new Sessions(() => tokenSeconds);
    this.#calls = [...this.#sessionCalls(), ...contentCalls, ...this.ordering.calls()].map((one) => ({
      one,
      pattern: new RegExp(`^${(API_BASE_PATH + one.endpoint.path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }));
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  /** Starts listening, at `port` or a free one; returns its address. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.address;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Breaks the next calls whose path (with its query) matches; all of them without a number. The latest rule wins. */
  breaks(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.unshift({ path, fault, left: times });
  }

  heal(): void {
    this.#rules = [];
  }

  /** How many requests to matching paths arrived, broken ones included. */
  count(path: RegExp): number {
    return this.seen.filter((one) => path.test(one.path)).length;
  }

  #fault(path: string): Fault | null {
    const rule = this.#rules.find((one) => one.left > 0 && one.path.test(path));
    if (!rule) return null;
    rule.left -= 1;
    return rule.fault;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body = await text(request);
    this.seen.push({ method: request.method ?? 'GET', path, headers: request.headers, body });
    const fault = this.#fault(path);
    if (fault?.kind === 'delay' && !fault.done) await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    const answer = isDone(fault) ? await this.#answer(request, path, body) : jsonAnswer({});
    await deliver(response, answer, fault?.kind === 'delay' && !fault.done ? null : fault);
  }

  async #answer(request: IncomingMessage, path: string, body: string): Promise<Answer> {
    const url = new URL(path, this.address);
    if (url.pathname === '/graphql') return jsonAnswer(answerGraphql(JSON.parse(body)));
    if (url.pathname.startsWith('/assets/')) return { status: 200, type: 'image/webp', body: PICTURE };
    if (SCALED_PICTURE.test(url.pathname)) return { status: 200, type: 'image/jpeg', body: await photo() };
    const bearer = this.sessions.bearer(request.headers.authorization);
    if (typeof bearer === 'string') return jsonAnswer({ text_code: bearer, message: bearer }, 401);
    const found = this.#calls.find(
      ({ pattern, one }) =>
        one.endpoint.method === request.method &&
        pattern.test(url.pathname) &&
        one.fits(url.searchParams, bearer !== null),
    );
    if (!found) return jsonAnswer({ text_code: 'UNKNOWN_PATH', message: 'No.' }, 404);
    return this.#run(found, url, body, bearer);
  }

  async #run(
    { pattern, one }: { pattern: RegExp; one: Call },
    url: URL,
    body: string,
    member: Member | null,
  ): Promise<Answer> {
    const params = Object.fromEntries(
      Object.entries(pattern.exec(url.pathname)?.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]),
    );
    try {
      return jsonAnswer(
        await one.answer({ params, query: url.searchParams, body: body === '' ? undefined : JSON.parse(body), member }),
      );
    } catch (error) {
      if (error instanceof Refused) return jsonAnswer({ text_code: error.code, message: error.message }, error.status);
      throw error;
    }
  }

  #sessionCalls(): readonly Call[] {
    return [
      call(login, ({ body }) => {
        const tokens = this.sessions.signIn(body.username, body.password);
        if (!tokens) throw new Refused(401, 'LOGIN_FAILED', 'The e-mail address or the password is wrong.');
        return tokens;
      }),
      call(refreshToken, ({ body }) => {
        const tokens = this.sessions.redeem(body.refresh_token);
        if (!tokens) throw new Refused(422, 'TOKEN_INVALID', 'This token is not good.');
        return tokens;
      }),
      call(logout, () => ({ success: true })),
      {
        endpoint: authUser,
        fits: () => true,
        // 'Gives the user' (specification 1, section 7): under no name, and with fields of other types than ours.
        async answer({ member }) {
          if (!member) throw new Refused(401, 'UNAUTHENTICATED', 'Log in first.');
          return {
            id: Number(member.id),
            first_name: member.first_name,
            last_name: null,
            email: member.email,
            is_admin: 0,
            company_name: 'Corner Store',
            drivers_licence_state_of_issue_id: 3,
            thumbnail: 'none',
          };
        },
      },
    ];
  }
}
