import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsReport } from '@/lib/domain/web/vitals';

const ADDRESS = '/api/vitals';

let started = false;

/** Measures Web Vitals and reports them when the page is left. Call it only after consent. */
export function startVitals(): void {
  if (started) return;
  started = true;
  // After client-side navigation the metrics still belong to the first address.
  const path = location.pathname;
  const measured = new Map<string, VitalsReport['values'][number]>();

  function report(): void {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const body = JSON.stringify({ path, values: [...measured.values()] } satisfies VitalsReport);
    measured.clear();
    // keepalive: the request outlives the page. A lost report only means one visit fewer in the statistics.
    fetch(ADDRESS, { method: 'POST', body, keepalive: true, headers: { 'x-csrf': '1' } }).catch(() => undefined);
  }

  const note = ({ id, name, value }: Metric) => measured.set(id, { name, value: Math.round(value * 1000) / 1000 });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // Runs after the library's own listener, which reports the last values on the same event.
  addEventListener('visibilitychange', () => queueMicrotask(report));
}
