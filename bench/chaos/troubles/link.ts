import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOPBACK = '127.0.0.1';
/** An address of this machine that only the platform listens on (Linux). */
export const PLATFORM_HOST = '127.0.0.2';

/** A network between two services on this machine, which can be cut or slowed down. */
export class Link {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;
  #delayMs = 0;

  private constructor(server: Server, to: number, host: string) {
    this.#server = server;
    server.on('connection', (near) => this.#join(near, to, host));
  }

  /** Listens on a port of its own in front of `port`; on the same port where that is another address's. */
  static async to(port: number, host = LOOPBACK): Promise<Link> {
    const server = createServer({ allowHalfOpen: false });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(host === LOOPBACK ? 0 : port, LOOPBACK, resolve);
    });
    return new Link(server, port, host);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection, and lets none through until the time is over. */
  async cut(milliseconds: number): Promise<void> {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
    await sleep(milliseconds);
    this.#cut = false;
  }

  /** Delays each chunk by that much, until the time is over. */
  async slow(milliseconds: number, delayMs: number): Promise<void> {
    this.#delayMs = delayMs;
    await sleep(milliseconds);
    this.#delayMs = 0;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket, to: number, host: string): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(to, host);
    this.#carry(near, far);
    this.#carry(far, near);
  }

  #carry(from: Socket, into: Socket): void {
    this.#sockets.add(from);
    // In order, also when a chunk is delayed and the next is not.
    let last = Promise.resolve();
    from.on('data', (data) => {
      const delay = this.#delayMs === 0 ? null : sleep(this.#delayMs);
      last = last.then(async () => {
        await delay;
        if (!into.destroyed) into.write(data);
      });
    });
    // The other end sees what a network failure shows: its connection ends.
    from.on('error', () => into.destroy());
    from.once('close', () => {
      this.#sockets.delete(from);
      void last.then(() => into.destroy());
    });
  }
}
