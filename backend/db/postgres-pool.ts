import { Pool, type PoolClient } from 'pg';

const CONNECTION_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
/** Timeout after which PostgreSQL releases the locks of a platform that vanished in a transaction. */
const LEFT_TRANSACTION_MS = 60_000;

/**
 * Connections to PostgreSQL. A lost one leaves the pool at once, whoever has it: Drizzle never gives back one that is
 * lost while its transaction begins, and ten of those would be all there are.
 */
export function postgresPool(connectionString: string, onLost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idle_in_transaction_session_timeout: LEFT_TRANSACTION_MS,
  });
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_, client) => taken.delete(client));
  // Without a listener Node ends the process. The pool only listens to idle connections, which it removes by itself.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      onLost(error);
      if (!taken.has(client)) return;
      client.release(true);
      // Who has it may give it back, too, which the pool would refuse.
      client.release = () => {};
    }),
  );
  pool.on('error', () => {});
  return pool;
}
