/**
 * State shared by middleware, pages and route handlers: Next bundles them separately, so each would have its own copy
 * of a module variable. @returns the value stored under `name`, created at first use
 */
export function processMemory<T>(name: string, create: () => T): T {
  const memory = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`stockist.${name}`);
  memory[key] ??= create();
  return memory[key];
}
