import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from './retry-until-loaded';

/** A component in a separate chunk, whose loading is retried until it succeeds. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryUntilLoaded(load) }));
}
