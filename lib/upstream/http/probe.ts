import 'server-only';
import { log } from '../../config/log';
import { meter } from '../../config/meter';
import { API_BASE_PATH } from '../../contract/common';
import { currentDomain } from '../../contract/site/site';
import { discardReply, httpRequest } from './http-request';
import { timeLimit } from './time-limit';

/**
 * The HTTP status of the platform's reply to a small read, 0 without one in time. It is measured like any call, but
 * neither counted by the breaker, which asks it, nor worth a warning each second.
 */
export async function probe(origin: string, timeoutMs: number): Promise<number> {
  const begun = performance.now();
  const limit = timeLimit(timeoutMs);
  let status = 0;
  try {
    const address = new URL(API_BASE_PATH + currentDomain.path, origin);
    const reply = await httpRequest(address, { method: 'GET', headers: {} }, limit.signal);
    await discardReply(reply);
    ({ status } = reply);
  } catch (error) {
    log.debug({ reason: error instanceof Error ? error.name : 'unknown' }, 'platform does not respond');
  } finally {
    limit.clear();
  }
  const isFine = status > 0 && status < 500;
  meter()?.platformCall(currentDomain.path, isFine ? 'answered' : 'failed', (performance.now() - begun) / 1000);
  return status;
}
