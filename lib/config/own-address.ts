import { isIPv6 } from 'node:net';

/** The address under which this machine reaches a server of its own that listens on `host`; undefined means all. */
export function ownAddress(host: string | undefined, port: number): string {
  if (host === undefined || host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
