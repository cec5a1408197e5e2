import { JSDOM } from 'jsdom';
import { present } from '../../system/present';
import { typedIn } from '../support/office-form';
import { editor, owner } from '../support/office';

type Fields = Readonly<Record<string, string>>;

/** An open form of a page's settings with autosave: its fields stay as they are while others save. */
async function openForm(page: string, who = editor) {
  const { document } = new JSDOM((await who.get(page)).html).window;
  const form = present(document.querySelector<HTMLFormElement>('#part-form'));
  const control = (name: string) => present(form.querySelector<HTMLInputElement>(`[name="${name}"]`));
  return async (fields: Fields): Promise<number> => {
    for (const [name, value] of Object.entries(fields)) control(name).value = value;
    const address = present(form.getAttribute('action'));
    const { status, html } = await who.post(address, typedIn(form), undefined, { 'hx-request': 'true' });
    // What the reply puts into the form out of band.
    const put = new JSDOM(html).window.document;
    for (const name of ['seen', 'base']) {
      const field = put.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) control(name).value = field.value;
    }
    return status;
  };
}

let count = 0;
async function makePage(): Promise<string> {
  count += 1;
  return (await editor.post('/cms/pages', { name: `Outdated ${count}`, slug: `outdated-${count}` })).location;
}

/** What a form that is opened now shows. */
async function shownIn(page: string): Promise<Fields> {
  const { document } = new JSDOM((await editor.get(page)).html).window;
  return typedIn(present(document.querySelector<HTMLFormElement>('#part-form')));
}

it('takes back nothing that another editor changed, however often it saves', async () => {
  const page = await makePage();
  const [mine, theirs] = [await openForm(page), await openForm(page, owner)];
  expect(await theirs({ 's.title': 'Their title' })).toBe(200);
  for (const description of ['T', 'Ty', 'Typed']) expect(await mine({ 's.metaDescription': description })).toBe(200);
  expect(await theirs({ 's.title': 'Their second title' })).toBe(200);
  expect(await mine({ 's.metaDescription': 'Typed on' })).toBe(200);
  expect(await mine({ 's.metaDescription': 'Typed to the end' })).toBe(200);
  const shown = await shownIn(page);
  expect([shown['s.title'], shown['s.metaDescription']]).toEqual(['Their second title', 'Typed to the end']);
});

it('is asked about what both changed after a save, too', async () => {
  const page = await makePage();
  const [mine, theirs] = [await openForm(page), await openForm(page, owner)];
  await theirs({ 's.title': 'Their title' });
  await mine({ 's.metaDescription': 'Mine' });
  expect(await mine({ 's.title': 'My title' })).toBe(409);
  expect((await shownIn(page))['s.title']).toBe('Their title');
  expect(await mine({ 's.title': 'Their title' })).toBe(200);
  expect(await mine({ 's.title': 'My title at last' })).toBe(200);
});

it('is not saved as nothing while the shop cannot be asked for its settings', async () => {
  const page = await makePage();
  const { location } = await editor.post(`${page}/add`, { to: 'page', kind: 'core/heading' });
  const part = present(new URL(location, 'http://nowhere.invalid').searchParams.get('part'));
  const refused = await editor.post(`${page}/parts/${part}`, { 's.heading': 'Typed', seen: '1' });
  expect([refused.status, refused.html]).toEqual([503, expect.stringContaining('could not be asked')]);
});
