import type { IncomingHttpHeaders } from 'node:http';
import { Dispatcher } from 'undici';
import { processMemory } from '../../session/process-memory';
import type { HttpRequest } from './http-request';

/** Replies to a request; what it throws is a failed connection. */
export type PlatformStub = (address: URL, request: HttpRequest) => Response | Promise<Response>;

/** Calls `respond` where the HTTP client would send a request. */
class StubDispatcher extends Dispatcher {
  respond: PlatformStub = () => {
    throw new TypeError('There is no platform');
  };

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    let reason: Error | null = null;
    const controller: Dispatcher.DispatchController = {
      get aborted() {
        return reason !== null;
      },
      get reason() {
        return reason;
      },
      paused: false,
      abort: (error) => {
        reason = error;
        handler.onResponseError?.(controller, error);
      },
      pause: () => undefined,
      resume: () => undefined,
    };
    handler.onRequestStart?.(controller, {});
    this.#reply(options)
      .then(async (response) => {
        const bytes = Buffer.from(await response.arrayBuffer());
        if (reason) return;
        const headers: IncomingHttpHeaders = Object.fromEntries(response.headers);
        handler.onResponseStart?.(controller, response.status, headers, response.statusText);
        handler.onResponseData?.(controller, bytes);
        handler.onResponseEnd?.(controller, {});
      })
      .catch((error: unknown) => handler.onResponseError?.(controller, error as Error));
    return true;
  }

  async #reply({ origin, path, method, headers, body }: Dispatcher.DispatchOptions): Promise<Response> {
    return this.respond(new URL(path, String(origin)), {
      method,
      headers: headers as Readonly<Record<string, string>>,
      body: typeof body === 'string' ? body : undefined,
    });
  }
}

/** For tests: replaces the platform in this process. */
export function stubPlatform(respond: PlatformStub): void {
  const dispatcher = processMemory('http-dispatcher', () => new StubDispatcher());
  if (!(dispatcher instanceof StubDispatcher)) throw new TypeError('The platform was called before it was replaced');
  dispatcher.respond = respond;
}
