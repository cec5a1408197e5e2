import { type ComponentType, createElement, useEffect, useState } from 'react';
import { retryUntilLoaded } from './retry-until-loaded';
import { whenIdle } from './when-idle';

/**
 * A component that the page is complete without: its chunk is loaded once the page is loaded and the browser idle, and
 * until it succeeds. Nothing is rendered until then, and nothing on the server.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LatePart(props: Props) {
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
    useEffect(
      () =>
        // An error in the chunk's own code stays an unhandled rejection, which is reported.
        whenIdle(() => void retryUntilLoaded(load).then((Part) => setLoaded({ Part }))),
      [],
    );
    return loaded && createElement(loaded.Part, props);
  };
}
