import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { type CacheResult, setMeter } from '../../lib/config/meter.ts';
import { isBearer } from '../../lib/domain/web/bearer.ts';
import { routeName } from './route-name.ts';

/** Seconds: from a cached page to a call that times out. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Layout shift scores, which have no unit; 0.1 is good, 0.25 poor. */
const SHIFT_BUCKETS = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const CACHE_RESULTS: readonly CacheResult[] = ['hit', 'stale', 'renewed', 'miss'];
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The storefront's metrics for Prometheus, served at /metrics to requests with the token. No label is personal. */
export class Metrics {
  readonly #token: string;
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route', 'method', 'status', 'source'] as const,
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered completely yet.',
    registers: [this.#registry],
  });
  readonly #cache = new Counter({
    name: 'stockist_page_cache_total',
    help: 'Requests of public pages: hit and stale from memory, renewed and miss by Next.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  });
  readonly #renders = new Counter({
    name: 'stockist_pages_rendered_total',
    help: 'Finished pages that Next rendered; again is a page that was kept, and was too old or changed.',
    labelNames: ['render'] as const,
    registers: [this.#registry],
  });
  readonly #calls = new Histogram({
    name: 'stockist_platform_call_duration_seconds',
    help: "Time of the platform's calls; not-sent is what the breaker held back.",
    labelNames: ['call', 'result'] as const,
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #refreshes = new Counter({
    name: 'stockist_token_refreshes_total',
    help: 'Token refreshes by their outcome.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  });
  readonly #breakers = new Gauge({
    name: 'stockist_breaker_open',
    help: '1 while a call of the platform is held back after failures; call="all" for every call.',
    labelNames: ['call'] as const,
    registers: [this.#registry],
  });
  readonly #vitals = new Histogram({
    name: 'stockist_visitor_vitals_seconds',
    help: 'What browsers of visitors who agreed measured: FCP, INP, LCP, TTFB.',
    labelNames: ['name', 'route'] as const,
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #shifts = new Histogram({
    name: 'stockist_visitor_layout_shift',
    help: 'The same for CLS, which has no unit.',
    labelNames: ['route'] as const,
    buckets: SHIFT_BUCKETS,
    registers: [this.#registry],
  });

  constructor(token: string) {
    this.#token = token;
    collectDefaultMetrics({ register: this.#registry });
    this.#breakers.set({ call: 'all' }, 0);
    // Without a first 0 Prometheus would not see the first of each as an increase.
    for (const result of CACHE_RESULTS) this.#cache.inc({ result }, 0);
    for (const render of ['first', 'again'] as const) this.#renders.inc({ render }, 0);
    setMeter({
      cachedPage: (result) => this.#cache.inc({ result }),
      pageRendered: (render) => this.#renders.inc({ render }),
      platformCall: (call, result, seconds) => this.#calls.observe({ call, result }, seconds),
      refresh: (result) => this.#refreshes.inc({ result }),
      breaker: (call, open) => this.#breakers.set({ call: call ?? 'all' }, open ? 1 : 0),
      vital: (name, value, path) => {
        const route = routeName(path);
        if (name === 'CLS') this.#shifts.observe({ route }, value);
        else this.#vitals.observe({ name, route }, value / 1000);
      },
    });
  }

  /** Counts a request when its response ends; call the returned function if it was served without Next. */
  begin(request: IncomingMessage, response: ServerResponse): () => void {
    const started = performance.now();
    const { url = '', method = '' } = request;
    let source = 'next';
    this.#inFlight.inc();
    response.once('close', () => {
      this.#inFlight.dec();
      this.#requests.observe(
        {
          route: routeName(url),
          method: METHODS.has(method) ? method : 'other',
          // The client closed the connection, so there is no final status.
          status: response.writableEnded ? String(response.statusCode) : 'aborted',
          source,
        },
        (performance.now() - started) / 1000,
      );
    });
    return () => (source = 'memory');
  }

  /** Serves /metrics; returns false for other addresses, and without the token. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== '/metrics' || !isBearer(request.headers.authorization, this.#token)) return false;
    this.#registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return true;
  }
}
