import { count, lt, min } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { within } from '@/lib/domain/values/within';
import { isBearer } from '@/lib/domain/web/bearer';
import type { Db } from '../db/client';
import { revalidateJobs } from '../db/schema/content/cms';
import { mailJobs } from '../db/schema/mail';
import type { PictureResult } from '../services/media/picture-store';
import type { HttpEnv, OrderResult } from '../http/platform';
import { describeError } from '../system/describe-error';

/** Seconds. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const ORDER_RESULTS: readonly OrderResult[] = ['placed', 'refused', 'repeated'];
const PICTURE_RESULTS: readonly PictureResult[] = ['found', 'made'];
const QUEUES = { mail: mailJobs, revalidate: revalidateJobs } as const;
type QueueTable = (typeof QUEUES)[keyof typeof QUEUES];
/** A scrape usually waits for ten seconds. */
const QUEUES_MS = 2_000;

interface Options {
  readonly db: Db;
  readonly log: Logger;
  readonly token: string;
  readonly now: () => Date;
}

/** Prometheus metrics of the platform at /metrics, protected by a token. Labels contain no personal data. */
export class Metrics {
  readonly #token: string;
  readonly #log: Logger;
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet.',
    registers: [this.#registry],
  });
  readonly #pictures = new Counter({
    name: 'stockist_pictures_total',
    help: 'Requests of pictures: found among those that were made already, or made.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  });
  readonly #orders = new Counter({
    name: 'stockist_orders_total',
    help: 'Submitted orders: placed, refused, or repeated under the same idempotency key.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  });

  constructor({ db, log, token, now }: Options) {
    this.#token = token;
    this.#log = log;
    collectDefaultMetrics({ register: this.#registry });
    // Without a first 0 Prometheus would not see the first of each as an increase.
    for (const result of ORDER_RESULTS) this.#orders.inc({ result }, 0);
    for (const result of PICTURE_RESULTS) this.#pictures.inc({ result }, 0);
    this.#queueGauge('stockist_queue_jobs', 'Jobs that are still to be done.', async (table) => {
      const [row] = await db.select({ jobs: count() }).from(table);
      return row?.jobs ?? 0;
    });
    this.#queueGauge(
      'stockist_queue_late_seconds',
      'How long the oldest job that is due has waited.',
      async (table) => {
        const at = now();
        const [row] = await db
          .select({ due: min(table.nextAt) })
          .from(table)
          .where(lt(table.nextAt, at));
        return row?.due ? (at.getTime() - row.due.getTime()) / 1000 : 0;
      },
    );
  }

  /** A figure of each queue; none while the database does not answer, when the other figures are needed most. */
  #queueGauge(name: string, help: string, read: (table: QueueTable) => Promise<number>): void {
    const figures = async () =>
      Promise.all(Object.entries(QUEUES).map(async ([queue, table]) => ({ queue, figure: await read(table) })));
    const log = this.#log;
    new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [this.#registry],
      async collect() {
        this.reset();
        try {
          for (const { queue, figure } of await within(QUEUES_MS, figures(), [])) this.set({ queue }, figure);
        } catch (error) {
          log.warn({ error: describeError(error) }, 'the queues cannot be counted');
        }
      },
    });
  }

  /** Counts requests by route pattern, never by path. */
  readonly measure = async (context: Context<HttpEnv>, next: Next): Promise<void> => {
    const started = performance.now();
    this.#inFlight.inc();
    try {
      await next();
    } finally {
      this.#inFlight.dec();
    }
    this.#requests.observe(
      { route: routePath(context, -1), method: context.req.method, status: String(context.res.status) },
      (performance.now() - started) / 1000,
    );
  };

  /** Counts a submitted order (Deps.countOrder). */
  readonly countOrder = (result: OrderResult): void => this.#orders.inc({ result });

  /** Counts a picture by where it was taken from (services/media/picture-store.ts). */
  readonly countPicture = (result: PictureResult): void => this.#pictures.inc({ result });

  /** Responds to /metrics; 404 without the token. */
  readonly answer = async (context: Context<HttpEnv>): Promise<Response> => {
    if (!isBearer(context.req.header('authorization'), this.#token)) return context.notFound();
    return context.body(await this.#registry.metrics(), 200, { 'Content-Type': this.#registry.contentType });
  };
}
