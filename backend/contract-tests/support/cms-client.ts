import { PASSWORD, platformUrl } from './client';

/** The back office as a browser without scripts uses it: forms, redirects and a cookie. */
export class CmsClient {
  #cookie = '';
  #csrf = '';

  constructor(readonly base = platformUrl()) {}

  async get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; html: string; headers: Headers }> {
    const reply = await fetch(`${this.base}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.#cookie, ...headers },
    });
    const html = await reply.text();
    this.#csrf = /name="_csrf" value="([^"]+)"/.exec(html)?.[1] ?? this.#csrf;
    return { status: reply.status, html, headers: reply.headers };
  }

  async post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; html: string; location: string; headers: Headers }> {
    const reply = await fetch(`${this.base}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ _csrf: this.#csrf, ...fields }),
      headers: { cookie: this.#cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    const set = reply.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';')[0] ?? '';
    return {
      status: reply.status,
      html: await reply.text(),
      location: reply.headers.get('location') ?? '',
      headers: reply.headers,
    };
  }

  async upload(
    path: string,
    fields: Readonly<Record<string, string>>,
    file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
  ): Promise<{ status: number; html: string }> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ _csrf: this.#csrf, ...fields })) form.set(name, value);
    form.set('file', new Blob([file.bytes], { type: file.type }), file.name);
    const reply = await fetch(`${this.base}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: { cookie: this.#cookie },
    });
    return { status: reply.status, html: await reply.text() };
  }

  async signIn(email = 'admin@example.com', password = PASSWORD): Promise<number> {
    const { status } = await this.post('/cms/sign-in', { email, password });
    if (status === 303) await this.get('/cms/pages');
    return status;
  }

  /** Creates a page. @returns its number in the back office and its slug */
  async makePage(): Promise<{ id: number; slug: string }> {
    const slug = `test-${crypto.randomUUID().slice(0, 8)}`;
    const { location } = await this.post('/cms/pages', { name: `Test ${slug}`, slug });
    return { id: Number(/\/cms\/pages\/(\d+)/.exec(location)?.[1]), slug };
  }

  /** Adds a child to a part. @returns its name */
  async add(id: number, to: string, kind: string): Promise<string> {
    const { location } = await this.post(`/cms/pages/${id}/add`, { to, kind });
    return new URL(location, 'http://nowhere.invalid').searchParams.get('part') ?? '';
  }

  /** The name of the page's last block. */
  async block(id: number): Promise<string> {
    const { html } = await this.get(`/cms/pages/${id}`);
    return [...html.matchAll(/data-part="(block:[\w-]+)"/g)].at(-1)?.[1] ?? '';
  }

  /** Adds a row with a block and a widget of raw settings. @returns the widget's name */
  async addWidget(id: number): Promise<string> {
    await this.add(id, 'page', 'plain');
    return this.add(id, await this.block(id), 'core/html');
  }

  /** The revision that a part's form was rendered from. */
  async seen(id: number, part: string): Promise<string> {
    const { html } = await this.get(`/cms/pages/${id}?part=${encodeURIComponent(part)}`);
    return /id="seen" name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
  }

  async revision(id: number): Promise<string> {
    const { html } = await this.get(`/cms/pages/${id}`);
    return /id="revision" name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
  }
}
