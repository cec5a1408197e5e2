import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../scripts/start/services/ports.ts';
import { ServiceGroup } from '../../../scripts/start/services/service-group.ts';
import { RESULTS, startStorefront, notifyPublished } from '../../../scripts/test/services/shop.ts';

/** Changes a reply: any JSON in, any JSON out. */
type Edit = (reply: never) => unknown;

/** A proxy of a real platform that edits the replies of some paths, as if an editor had changed the content. */
class EditedPlatform {
  readonly #target: string;
  readonly #server: Server;
  readonly #edits: { path: RegExp; edit: Edit }[] = [];

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => {
      this.#answer(request.url ?? '/', request.method ?? 'GET', request.headers, request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.destroy(),
      );
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /**
   * Edits replies to matching addresses; a later edit of the same address replaces an earlier one.
   */
  edit(path: RegExp, edit: Edit): void {
    this.#edits.unshift({ path, edit });
  }

  async #answer(path: string, method: string, headers: NodeJS.Dict<string | string[]>, body: NodeJS.ReadableStream) {
    const { authorization, accept = '*/*', 'content-type': type } = headers as Record<string, string>;
    const sent = method === 'GET' ? undefined : await text(body);
    const reply = await fetch(this.#target + path, {
      method,
      headers: { accept, ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const edit = this.#edits.find((one) => one.path.test(path))?.edit;
    const bytes = Buffer.from(await reply.arrayBuffer());
    const out = edit && reply.ok ? Buffer.from(JSON.stringify(edit(JSON.parse(bytes.toString()) as never))) : bytes;
    return { status: reply.status, headers: { 'content-type': reply.headers.get('content-type') ?? '' }, body: out };
  }
}

export interface EditedShop {
  /** The storefront's address. */
  readonly address: string;
  readonly platform: EditedPlatform;
  /** Notifies the storefront that what has these tags has changed. */
  published(...tags: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a storefront with these settings and a platform whose replies can be edited. */
export async function startEditedShop(
  platformAddress: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EditedShop> {
  const services = new ServiceGroup();
  const platform = new EditedPlatform(platformAddress);
  const storefront = await startStorefront(services, {
    port: await freePort(),
    platform: await platform.listen(),
    log: `${RESULTS}/${name}.log`,
    env,
  });
  return {
    address: storefront.address,
    platform,
    published: (...tags) => notifyPublished(storefront.address, tags),
    async stop() {
      await services.stopAll(5_000);
      await platform.close();
    },
  };
}
