import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { type Ask, type Target, methodOf } from './load/generator.ts';

/** One request; milliseconds until the first byte of the answer. */
async function once({ origin, headers }: Target, ask: Ask, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begin = performance.now();
  const asked = request(origin + ask.path, { method: methodOf(ask), headers, agent }, (reply) => {
    const first = performance.now() - begin;
    reply
      .resume()
      .once('end', () => resolve(first))
      .once('error', reject);
  }).once('error', reject);
  asked.end(ask.body);
  return promise;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds to the first byte, one request after the other on one connection, for some seconds. */
export async function firstBytes(target: Target, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const until = performance.now() + seconds * 1000;
  const found: number[] = [];
  while (performance.now() < until)
    for (const ask of target.requests) {
      found.push(await once(target, ask, agent));
      if (performance.now() >= until) break;
    }
  agent.destroy();
  return found;
}
