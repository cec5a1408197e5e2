import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from './start-refused';

export interface Listening {
  /** Such as http://127.0.0.1:4000. */
  readonly address: string;
  /** Accepts no new requests and completes current ones, within 3.5 s. */
  close(): Promise<void>;
}

const DRAIN_MS = 3_500;

/** Listens on a port; 0 selects a free one. Throws StartRefused when it cannot. */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StartRefused(
          codeOf(error) === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what listens there, or set BACKEND_PORT to another.`
            : `The platform cannot listen on port ${port} of ${host} (${error.message}). BACKEND_HOST must be an ` +
                'address of this machine, and BACKEND_PORT one that this user may listen on.',
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(server.address()),
    close: async () => {
      const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(late);
    },
  };
}

function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
