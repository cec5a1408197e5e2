import type { ServerResponse } from 'node:http';

/**
 * Next writes the empty shell of a page for one person, and with it a head with status 200, before it has made the page and knows
 * whether there is one. Holds the head back until there is something to send: by then the status is the page's own.
 */
export function sendHeadWithBody(response: ServerResponse): void {
  const { write, flushHeaders } = response;
  let begun = false;
  Object.assign(response, {
    flushHeaders() {
      if (begun) Reflect.apply(flushHeaders, response, []);
    },
    write(...args: unknown[]) {
      const [chunk] = args;
      begun ||= (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) || chunk.length > 0;
      if (begun) return Reflect.apply(write, response, args);
      const done = args.at(-1);
      if (typeof done === 'function') process.nextTick(done);
      return true;
    },
  });
}
