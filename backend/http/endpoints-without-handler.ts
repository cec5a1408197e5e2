import { endpoints } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';

/** Names of the contract's calls without a handler. */
export function endpointsWithoutHandler(handled: ReadonlySet<AnyEndpoint>): string[] {
  return [...endpoints].filter(([, endpoint]) => !handled.has(endpoint)).map(([name]) => name);
}
