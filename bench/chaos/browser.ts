import { JSDOM } from 'jsdom';
import { type Answer, ask } from '../../scripts/test/services/ask.ts';

/** As in messages/en.json (checkout.return.paidTitle). */
const PAID_TITLE = 'Thank you, your order is paid';

/** A browser without scripts: cookies, pages and forms. A request without an answer throws. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(readonly port: number) {}

  async get(path: string): Promise<Answer> {
    return this.#ask(path, 'GET', {});
  }

  async json(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const more = { 'content-type': 'application/json', accept: 'application/json', 'x-csrf': '1', ...headers };
    return this.#ask(path, 'POST', more, JSON.stringify(body));
  }

  /** Sends a form with these fields, as the browser would with the button that is pressed. */
  async send(path: string, fields: readonly (readonly [string, string])[]): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const request = new Response(form);
    return this.#ask(path, 'POST', { 'content-type': request.headers.get('content-type') ?? '' }, await request.text());
  }

  async #ask(path: string, method: string, more: Readonly<Record<string, string>>, body?: string): Promise<Answer> {
    const host = `localhost:${this.port}`;
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await ask({
      port: this.port,
      path,
      method,
      headers: { host, accept: 'text/html', origin: `http://${host}`, cookie, ...more },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}

// Style sheets are not needed, and slow to parse.
const windowOf = (html: string) => new JSDOM(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).window;

/** The text of a page's notices. */
export function noticeOf(html: string): string {
  const notices = windowOf(html).document.querySelectorAll('main [role=alert], main [role=status]');
  return [...notices].map(({ textContent }) => textContent?.trim()).join(' | ');
}

function linksIn(document: Document): string[] {
  return [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
}

/** The payment page that an order's page links to; null if it links to none. */
export function paymentLink(html: string): URL | null {
  const address = linksIn(windowOf(html).document).find((href) => /^https?:.*\/pay\//.test(href));
  return address === undefined ? null : new URL(address);
}

/** The id of the order that a page thanks for, because it is paid; null on any other page. */
export function paidOrder(html: string): string | null {
  const { document } = windowOf(html);
  if (document.querySelector('h1')?.textContent !== PAID_TITLE) return null;
  return (
    linksIn(document)
      .map((href) => /^\/orders\/(\d+)$/.exec(href)?.[1])
      .find((id) => id !== undefined) ?? null
  );
}

/** The fields of the form that has the button `intent` of this value; null where the page has no such form. */
export function formOf(html: string, intent: string): [string, string][] | null {
  const window = windowOf(html);
  const button = window.document.querySelector<HTMLButtonElement>(`button[name=intent][value="${intent}"]`);
  if (!button?.form) return null;
  const fields = [...new window.FormData(button.form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return [...fields, ['intent', intent]];
}
