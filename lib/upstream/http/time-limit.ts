/**
 * A signal that aborts after some milliseconds, unless cleared. Unlike that of AbortSignal.timeout(), its timer can be
 * cleared once the reply is there; until a timer ends, the memory of the request that set it stays in use.
 */
export function timeLimit(milliseconds: number): { readonly signal: AbortSignal; readonly clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('No reply in time', 'TimeoutError')), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
