import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCallTracer } from '../../lib/config/call-tracer.ts';
import type { Tracer } from '../../lib/telemetry/tracer.ts';
import { routeName } from './route-name.ts';

/** Asked every few seconds by whoever watches the shop. */
const UNTRACED: ReadonlySet<string> = new Set(['healthz', 'readyz']);

/** Traces of what Next answers: a request, and the platform's calls that it makes. */
export class Traces {
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
    setCallTracer((call, parent) => tracer.begin({ name: `platform ${call}`, kind: 'client', parent }));
  }

  /**
   * Begins a request and gives its traceparent; null for one that is not traced. A visitor's own header is not looked
   * at: anybody could have everything traced with it.
   */
  begin({ method = '', url = '' }: IncomingMessage, response: ServerResponse): string | null {
    const route = routeName(url);
    if (UNTRACED.has(route)) return null;
    const work = this.#tracer.begin({ name: method, kind: 'server', parent: null });
    response.once('close', () => work.end(response.writableEnded ? response.statusCode : null, route));
    return work.traceparent;
  }
}
