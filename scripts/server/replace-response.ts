import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Replacement {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Rule {
  /** Asked until headers are sent, with the status that Next is about to send. */
  readonly applies: (status: number) => boolean;
  readonly make: () => Replacement | Promise<Replacement>;
}

/** Headers that describe the body which is not sent. */
const OF_THE_BODY = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'ETag', 'Link'];

/** A document, as against the router's data, which has screens of its own. */
export function wantsDocument(request: IncomingMessage): boolean {
  return request.headers.rsc === undefined && /html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

/** Drops what Next writes once `applies` says so, and sends what `make` gives when Next ends the response. */
export function replaceResponse(request: IncomingMessage, response: ServerResponse, { applies, make }: Rule): void {
  const { writeHead, write, end, flushHeaders } = response;
  let dropping = false;
  const drops = (status: number): boolean => (dropping ||= !response.headersSent && applies(status));

  async function send(): Promise<void> {
    const { status, headers, body } = await make();
    for (const name of OF_THE_BODY) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    Reflect.apply(writeHead, response, [status]);
    Reflect.apply(end, response, request.method === 'HEAD' ? [] : [body]);
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      return drops(status) ? response : Reflect.apply(writeHead, response, [status, ...rest]);
    },
    flushHeaders() {
      if (!drops(response.statusCode)) Reflect.apply(flushHeaders, response, []);
    },
    write(...args: unknown[]) {
      return drops(response.statusCode) || Reflect.apply(write, response, args);
    },
    end(...args: unknown[]) {
      if (!drops(response.statusCode)) return Reflect.apply(end, response, args);
      dropping = false;
      send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
      return response;
    },
  });
}
