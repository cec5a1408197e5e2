import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../fixtures';

const ADMIN = { email: 'admin@example.com', password: 'demo-password-1' } as const;

/** The platform's back office as an editor uses it. */
export class BackOffice {
  constructor(
    readonly page: Page,
    readonly address = process.env.PLATFORM_URL ?? '',
  ) {}

  get preview(): FrameLocator {
    return this.page.frameLocator('#preview');
  }

  async signIn(): Promise<void> {
    await this.page.goto(`${this.address}/cms/pages`);
    await this.page.getByLabel('E-mail address').fill(ADMIN.email);
    await this.page.getByLabel('Password').fill(ADMIN.password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  }

  /** A page of the test's own with one heading; answers its address on the shop. It is open in the editor. */
  async makePage(heading: string): Promise<string> {
    const slug = `journey-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;
    await this.page.goto(`${this.address}/cms/pages`);
    await this.page.getByLabel('Name').fill(`Journey ${slug}`);
    await this.page.getByLabel('Address, such as spring-sale').fill(slug);
    await this.page.getByRole('button', { name: 'Make the page' }).click();
    await this.page.getByRole('button', { name: 'Add row' }).click();
    await this.openPart('Block, 12 of 12');
    await this.page.getByLabel('New widget').selectOption('core/heading');
    await this.page.getByRole('button', { name: 'Add widget' }).click();
    await this.type('Heading', heading);
    await this.page.getByRole('button', { name: 'Save draft' }).click();
    await expect(this.page.getByText('Saved.')).toBeVisible();
    return `/${slug}`;
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
    await this.page.getByRole('textbox', { name: label, exact: true }).first().fill(value);
  }

  /** Waits until what was typed was saved by itself. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/^Draft saved at/)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish' }).click();
    await expect(this.page.getByText('Published. Visitors see it now.')).toBeVisible();
  }
}
