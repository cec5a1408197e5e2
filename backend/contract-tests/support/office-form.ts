import { JSDOM } from 'jsdom';
import { present } from '../../system/present';
import { LIST_ACTION } from '../../cms/form/read-form';
import type { Person } from './in-process-office';

/** Who fills a form in. */
interface Filler<Reply> {
  get(path: string): Promise<{ readonly html: string }>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Reply>;
}

/** The form of a record as a browser without scripts sends it, with some fields filled in by their names. */
export async function fillRecord<Reply>(
  who: Filler<Reply>,
  address: string,
  fields: Readonly<Record<string, string>>,
  page?: string,
): Promise<Reply> {
  const { window } = new JSDOM(page ?? (await who.get(address)).html);
  const form = present(window.document.querySelector<HTMLFormElement>('#record'));
  const shown = [...new window.FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  return who.post(present(form.getAttribute('action')), { ...Object.fromEntries(shown), ...fields });
}

/** The redirect's target after a form was saved, without its query. */
export const addressOf = (location: string): string => present(/^[^?]+/.exec(location)?.[0]);

/** What a form says that it was rendered from. */
export const seenIn = (html: string): string => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** The settings that the form of the site's settings says that it was rendered from. */
export function settingsBase(html: string): string {
  const { document } = new JSDOM(html).window;
  return present(document.querySelector<HTMLTextAreaElement>('#settings [name="base"]')).value;
}

/** Presses a button of a list in a record's form. @returns the resulting page */
export async function press(
  who: Pick<Person, 'get' | 'post'>,
  page: string,
  button: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await fillRecord(who, '', { ...fields, [LIST_ACTION]: button }, page)).html;
}

/**
 * What the page of a refused form shows of a control: what was typed, the message in its form, and the ids of all
 * controls that are marked as wrong. @throws TypeError where a screen reader or an eye would not find the message
 */
export function refusedControl(page: string, selector: string) {
  const { document } = new JSDOM(page).window;
  const control = present(document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector));
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  const words = described.map((id) => present(control.form?.querySelector(`#${id}`)));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new TypeError(`Ids of the page are not unique: ${ids.join(' ')}`);
  if (control.closest('details:not([open])')) throw new TypeError(`${selector} is folded away`);
  if (!document.querySelector('#problem [role="alert"]')) throw new TypeError('There is no notice at the top');
  return {
    typed: control.value,
    error: words.find((one) => one.matches('.error'))?.textContent,
    wrong: [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id),
  };
}

/** The fields that a form would send. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const { FormData: Fields } = present(form.ownerDocument.defaultView);
  return Object.fromEntries(
    [...new Fields(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}
