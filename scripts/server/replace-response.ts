import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Replacement {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Rule {
  /** Asked until headers are sent, with the status that Next is about to send. */
  readonly applies: (status: number) => boolean;
  /** Given what Next wrote. */
  readonly make: (written: Buffer) => Replacement | Promise<Replacement>;
}

/** Headers that describe the body which is not sent. */
const OF_THE_BODY = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'ETag', 'Link'];

/** A document, as against the router's data, which has screens of its own. */
export function wantsDocument(request: IncomingMessage): boolean {
  return request.headers.rsc === undefined && /html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/** Holds what Next writes back once `applies` says so, and sends what `make` gives when Next ends the response. */
export function replaceResponse(request: IncomingMessage, response: ServerResponse, { applies, make }: Rule): void {
  const { writeHead, write, end, flushHeaders } = response;
  let holding = false;
  const written: Buffer[] = [];
  const holds = (status: number): boolean => (holding ||= !response.headersSent && applies(status));
  const keep = ([chunk, encoding]: readonly unknown[]): void => {
    if (typeof chunk === 'string')
      written.push(Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) written.push(Buffer.from(chunk));
  };

  async function send(): Promise<void> {
    const { status, headers, body } = await make(Buffer.concat(written));
    for (const name of OF_THE_BODY) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (status !== 304) response.setHeader('Content-Length', Buffer.byteLength(body));
    Reflect.apply(writeHead, response, [status]);
    Reflect.apply(end, response, request.method === 'HEAD' || status === 304 ? [] : [body]);
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      return holds(status) ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    },
    flushHeaders() {
      if (!holds(response.statusCode)) Reflect.apply(flushHeaders, response, []);
    },
    write(...args: unknown[]) {
      if (!holds(response.statusCode)) return Reflect.apply(write, response, args);
      keep(args);
      // As a writable that is not full: whoever waits for its write to end is told so.
      const done = args.at(-1);
      if (typeof done === 'function') process.nextTick(done);
      return true;
    },
    end(...args: unknown[]) {
      if (!holds(response.statusCode)) return Reflect.apply(end, response, args);
      keep(args);
      holding = false;
      send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      return response;
    },
  });
}
