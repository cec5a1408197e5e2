import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from './retry-until-loaded';

/** A component with its scripts in a file of their own, which is asked for until it comes. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryUntilLoaded(load) }));
}
