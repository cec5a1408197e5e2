import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A phone's network: 150 ms round trip, 1.6 Mbit/s down and 0.75 up. */
const ROUND_TRIP_MS = 150;
const DOWN = 200_000;
const UP = 93_750;
/** Connections share the line piece by piece, in bytes. */
const PIECE = 4_096;

/** One direction of the line, shared by all connections. */
class Line {
  readonly #bytesPerSecond: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** Milliseconds until this many bytes have arrived at the other end. */
  delay(bytes: number): number {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.#bytesPerSecond) * 1000;
    return this.#freeAt - now + ROUND_TRIP_MS / 2;
  }
}

/** Copies what one socket receives to the other, late. */
function copyLate(from: Socket, to: Socket, line: Line, firstMs: number): void {
  let order = Promise.resolve();
  let extra = firstMs;
  const later = (milliseconds: number, work: () => void): void => {
    const due = new Promise((resolve) => setTimeout(resolve, milliseconds));
    order = order.then(async () => {
      await due;
      work();
    });
  };
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      later(line.delay(piece.length) + extra, () => to.writable && to.write(piece));
    }
    extra = 0;
  });
  from.on('end', () => later(0, () => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * A slow line to a port of this machine. Unlike the browser's own throttling it also holds for pages that are rendered
 * ahead and for the service worker.
 */
export async function startSlowNetwork(
  port: number,
  to: number,
): Promise<{ readonly port: number; readonly stop: () => void }> {
  const [down, up] = [new Line(DOWN), new Line(UP)];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const service = connect(to, '127.0.0.1');
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
    }
    // The first bytes of a connection wait for its handshake.
    copyLate(client, service, up, ROUND_TRIP_MS);
    copyLate(service, client, down, 0);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
