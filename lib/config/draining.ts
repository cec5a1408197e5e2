const KEY = Symbol.for('stockist.draining');

/**
 * Called at the first stop signal. The state is on globalThis because the server and Next's bundles each have a copy of
 * this module.
 */
export function startDraining(): void {
  Object.assign(globalThis, { [KEY]: true });
}

/** Reported to the load balancer by /readyz. */
export function isDraining(): boolean {
  return Reflect.get(globalThis, KEY) === true;
}
