import { Hono } from 'hono';
import { pino } from 'pino';
import type { Db } from '../db/client';
import type { HttpEnv } from '../http/platform';
import { Metrics } from './metrics';

const TOKEN = 'a-token-of-24-characters-or-more';

/** As far as the queues ask it. */
const database = (answer: () => Promise<unknown>) =>
  ({
    select: (columns: object) => ({ from: () => ('due' in columns ? { where: answer } : answer()) }),
  }) as unknown as Db;

async function scrape(db: Db): Promise<{ status: number; text: string }> {
  const metrics = new Metrics({ db, log: pino({ level: 'silent' }), token: TOKEN, now: () => new Date() });
  const app = new Hono<HttpEnv>().get('/metrics', metrics.answer);
  const reply = await app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return { status: reply.status, text: await reply.text() };
}

it.each([
  ['refuses', async () => Promise.reject(new Error('ECONNREFUSED'))],
  ['does not answer', () => new Promise(() => {})],
])('tells all figures but those of the queues while the database %s', async (_, answer) => {
  const { status, text } = await scrape(database(answer));
  expect(status).toBe(200);
  expect(text).toContain('stockist_orders_total{result="placed"} 0');
  expect(text).not.toMatch(/^stockist_queue_\w+\{/m);
});

it('tells those of the queues as well while it answers', async () => {
  const { text } = await scrape(database(async () => [{ jobs: 3, due: null }]));
  expect(text).toContain('stockist_queue_jobs{queue="mail"} 3');
  expect(text).toContain('stockist_queue_late_seconds{queue="revalidate"} 0');
});
