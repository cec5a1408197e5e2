import type { IncomingMessage, ServerResponse } from 'node:http';
import { setCallTracer } from '../../lib/config/call-tracer.ts';
import type { Tracer } from '../../lib/telemetry/tracer.ts';
import { routeName } from './route-name.ts';

/** Health checks, polled every few seconds by monitoring. */
const UNTRACED: ReadonlySet<string> = new Set(['healthz', 'readyz']);

/** Traces of requests handled by Next, with their calls to the platform. */
export class Traces {
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
    setCallTracer((call, parent) => tracer.begin({ name: `platform ${call}`, kind: 'client', parent }));
  }

  /**
   * Starts a request's span and returns its traceparent; null for a request that is not traced. A client's own header
   * is ignored, since it could force sampling.
   */
  begin({ method = '', url = '' }: IncomingMessage, response: ServerResponse): string | null {
    const route = routeName(url);
    if (UNTRACED.has(route)) return null;
    const work = this.#tracer.begin({ name: method, kind: 'server', parent: null });
    response.once('close', () => work.end(response.writableEnded ? response.statusCode : null, route));
    return work.traceparent;
  }
}
