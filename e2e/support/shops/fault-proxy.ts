import { type IncomingMessage, type Server, type ServerResponse, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A failure of a call, in place of the platform's reply or in transit. */
export type Fault =
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'disconnect' }
  | { readonly kind: 'token-expired' }
  /** Only the first token has expired: the refreshed one is valid. */
  | { readonly kind: 'first-token-expired' };

interface Rule {
  readonly path: RegExp;
  readonly fault: Fault;
  left: number;
  /** The first Authorization header. */
  first?: string | undefined;
}

/** A proxy of a real platform that breaks chosen calls. */
export class FaultProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #seen: string[] = [];
  #rules: Rule[] = [];

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Breaks the next calls whose path matches; all of them without a number. */
  breaks(path: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ path, fault, left: times });
  }

  heal(): void {
    this.#rules = [];
  }

  /** Removes all failures and counts, for the next journey. */
  reset(): void {
    this.heal();
    this.#seen.length = 0;
  }

  /** How many calls to matching paths there were, broken ones included. */
  count(path: RegExp): number {
    return this.#seen.filter((seen) => path.test(seen)).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.#seen.push(path);
    const rule = this.#rules.find((candidate) => candidate.left > 0 && candidate.path.test(path));
    if (rule) {
      rule.left -= 1;
      rule.first ??= request.headers.authorization;
    }
    switch (rule?.fault.kind) {
      case 'delay':
        await sleep(rule.fault.milliseconds);
        break;
      case 'status':
        response.writeHead(rule.fault.status).end();
        return;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [<html>');
        return;
      case 'truncated':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"data": [');
        await sleep(20);
        response.destroy();
        return;
      case 'disconnect':
        response.destroy();
        return;
      case 'first-token-expired':
        if (request.headers.authorization !== rule?.first) break;
        this.#expired(response);
        return;
      case 'token-expired':
        this.#expired(response);
        return;
      case undefined:
    }
    this.#forward(request, response);
  }

  #expired(response: ServerResponse): void {
    response
      .writeHead(401, { 'content-type': 'application/json' })
      .end('{"text_code":"TOKEN_EXPIRED","message":"Token has expired"}');
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { hostname, port } = this.#target;
    const upstream = send(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  }
}
