import { JSDOM } from 'jsdom';
import { present } from '../../system/present';
import type { Person } from './in-process-office';

/** The form of a record as a browser without scripts sends it, with some fields filled in by their names. */
export async function fillRecord(
  who: Person,
  address: string,
  fields: Readonly<Record<string, string>>,
  page?: string,
): ReturnType<Person['post']> {
  const { window } = new JSDOM(page ?? (await who.get(address)).html);
  const form = present(window.document.querySelector<HTMLFormElement>('#record'));
  const shown = [...new window.FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  return who.post(present(form.getAttribute('action')), { ...Object.fromEntries(shown), ...fields });
}
