import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../../fixtures';

const ADMIN = { email: 'admin@example.com', password: 'demo-password-1' } as const;

const newSlug = (): string => `journey-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;

/** The platform's back office as an editor uses it. */
export class BackOffice {
  constructor(
    readonly page: Page,
    readonly address = process.env.PLATFORM_URL ?? '',
  ) {}

  get preview(): FrameLocator {
    return this.page.frameLocator('#preview');
  }

  /** Signs in by the form. */
  async signInByHand(): Promise<void> {
    await this.page.goto(`${this.address}/cms/pages`);
    await this.page.getByLabel('E-mail address').fill(ADMIN.email);
    await this.page.getByLabel('Password').fill(ADMIN.password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  }

  /** Signs in by requests, then opens the list of pages. */
  async signIn(): Promise<void> {
    await this.#post('/cms/sign-in', { ...ADMIN, next: '/cms/pages' });
    await this.page.goto(`${this.address}/cms/pages`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  }

  /** Creates a page with one heading by the editor's forms. Returns the same as makePage. */
  async makePageByHand(heading: string): Promise<string> {
    const slug = newSlug();
    await this.page.goto(`${this.address}/cms/pages`);
    await this.page.getByLabel('Name').fill(`Journey ${slug}`);
    await this.page.getByLabel('Address, such as spring-sale').fill(slug);
    await this.page.getByRole('button', { name: 'Make the page' }).click();
    await this.page.getByRole('button', { name: 'Add row' }).click();
    await this.openPart('Block, 12 of 12');
    await this.page.getByLabel('New widget').selectOption('core/heading');
    await this.page.getByRole('button', { name: 'Add widget' }).click();
    await this.#nameHeading(heading);
    return `/${slug}`;
  }

  /**
   * Creates a page with one heading by requests; returns its address on the
   * shop. It is open in the editor, at the heading.
   */
  async makePage(heading: string): Promise<string> {
    const slug = newSlug();
    const [, _csrf = ''] = /name="_csrf" value="([^"]+)"/.exec(await this.#get('/cms/pages')) ?? [];
    const made = await this.#post('/cms/pages', { _csrf, name: `Journey ${slug}`, slug });
    const editor = made.pathname;
    await this.#post(`${editor}/add`, { _csrf, to: 'page', kind: 'plain' });
    const [, block = ''] = [...(await this.#get(editor)).matchAll(/data-part="(block:[\w-]+)"/g)].at(-1) ?? [];
    const at = await this.#post(`${editor}/add`, { _csrf, to: block, kind: 'core/heading' });
    await this.page.goto(at.href);
    await this.#nameHeading(heading);
    return `/${slug}`;
  }

  async #nameHeading(words: string): Promise<void> {
    await this.type('Heading', words);
    await this.page.getByRole('button', { name: 'Save draft' }).click();
    await expect(this.page.getByText('Saved.')).toBeVisible();
  }

  async #get(path: string): Promise<string> {
    return (await this.page.request.get(`${this.address}${path}`)).text();
  }

  /** Sends a form, which must be answered by a redirect; returns its address. */
  async #post(path: string, form: Readonly<Record<string, string>>): Promise<URL> {
    const headers = { origin: new URL(this.address).origin };
    const reply = await this.page.request.post(`${this.address}${path}`, {
      form: { ...form },
      headers,
      maxRedirects: 0,
    });
    if (reply.status() !== 303) throw new Error(`The back office answered ${reply.status()} to ${path}.`);
    return new URL(reply.headers().location ?? '', this.address);
  }

  /** Opens the form of a part by its words in the outline. */
  async openPart(words: string | RegExp): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Parts of the page' })
      .getByRole('link', { name: words })
      .first()
      .click();
  }

  async type(label: string, value: string): Promise<void> {
    const named = { name: label, exact: true };
    // A field for an address has suggestions.
    const field = this.page.getByRole('textbox', named).or(this.page.getByRole('combobox', named));
    await field.first().fill(value);
  }

  /** Types HTML, which with scripts is in the second tab of the field. */
  async typeHtml(label: string, html: string, isScripted = true): Promise<void> {
    const own = this.page.locator('textarea[data-html]').and(this.page.getByLabel(label, { exact: true }));
    const field = this.page.locator('.field').filter({ has: own });
    if (isScripted) await field.getByRole('button', { name: 'HTML', exact: true }).click();
    await field.locator('textarea').fill(html);
  }

  /** Waits until the input was saved automatically. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/^Draft saved at/)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish' }).click();
    await expect(this.page.getByText('Published. Visitors see it now.')).toBeVisible();
  }
}
