import { JSDOM } from 'jsdom';
import { present } from '../../system/present';
import { editor } from '../support/office';

type Fields = Readonly<Record<string, string>>;

let count = 0;
/** A new page with a widget of its own in a row. */
async function makePage() {
  count += 1;
  const made = await editor.post('/cms/pages', { name: `Sent ${count}`, slug: `sent-${count}` });
  const address = present(/\/cms\/pages\/\d+/.exec(made.location)?.[0]);
  await editor.post(`${address}/add`, { to: 'page', kind: 'core/faq' });
  const outline = async () => {
    const { html } = await editor.get(address);
    return [...html.matchAll(/data-part="([^"]+)"/g)].map(([, name = '']) => name);
  };
  return { address, outline };
}

/** The hidden fields of the form that a page shows for an action. */
async function formOf(page: string, action: string): Promise<Fields> {
  const { document } = new JSDOM((await editor.get(page)).html).window;
  const fields = present(document.querySelector(`form[action="${action}"]`)).querySelectorAll('input[type=hidden]');
  return Object.fromEntries(
    [...fields].map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  );
}

it.each([
  ['a row of a widget', 'page', 'core/heading', 3],
  ['a row', 'page', 'columns', 2],
  ['a block', 'row', '', 1],
  ['a widget', 'block', 'core/heading', 1],
])('%s that was inserted is not inserted again by the same form', async (_, into, kind, parts) => {
  const { address, outline } = await makePage();
  const before = await outline();
  const to = into === 'page' ? into : present(before.find((name) => name.startsWith(`${into}:`)));
  const form = await formOf(`${address}/insert?${new URLSearchParams({ to, before: '' })}`, `${address}/add`);
  const first = await editor.post(`${address}/add`, { ...form, kind });
  const again = await editor.post(`${address}/add`, { ...form, kind });
  expect([again.status, again.location]).toEqual([303, first.location]);
  expect(await outline()).toHaveLength(before.length + parts);
  // Another choice of the same form is another part.
  await editor.post(`${address}/add`, { ...form, kind: kind === '' ? 'core/heading' : 'core/html' });
  expect((await outline()).length).toBeGreaterThan(before.length + parts);
});

it('a part that was duplicated is not duplicated again by the same form, but by the next one', async () => {
  const { address, outline } = await makePage();
  const [row = '', block = '', widget = ''] = await outline();
  for (const part of [widget, block, row]) {
    const before = (await outline()).length;
    const form = await formOf(`${address}?part=${encodeURIComponent(part)}`, `${address}/copy`);
    const first = await editor.post(`${address}/copy`, form);
    const after = (await outline()).length;
    const again = await editor.post(`${address}/copy`, form);
    expect([again.status, again.location]).toEqual([303, first.location]);
    expect(await outline()).toHaveLength(after);
    expect(after).toBeGreaterThan(before);
    await editor.post(
      `${address}/copy`,
      await formOf(`${address}?part=${encodeURIComponent(part)}`, `${address}/copy`),
    );
    expect((await outline()).length).toBeGreaterThan(after);
  }
});

it('a page that was duplicated is not duplicated again by the same form, but by the next one', async () => {
  const { address } = await makePage();
  const form = await formOf(`${address}?part=page`, `${address}/duplicate`);
  const first = await editor.post(`${address}/duplicate`, form);
  const again = await editor.post(`${address}/duplicate`, form);
  expect([again.status, again.location]).toEqual([303, first.location]);
  const next = await editor.post(`${address}/duplicate`, await formOf(`${address}?part=page`, `${address}/duplicate`));
  expect(next.status).toBe(303);
  expect(next.location).not.toBe(first.location);
});

it('says so where a step that is sent again leads no further', async () => {
  const { address, outline } = await makePage();
  await editor.post(`${address}/add`, { to: 'page', kind: 'columns' });
  const row = present((await outline()).findLast((name) => name.startsWith('row:')));
  const up = async () => (await editor.post(`${address}/move`, { part: row, step: 'up' })).location;
  const steps = [await up(), await up(), await up()];
  const { html } = await editor.get(present(steps.at(-1)));
  expect([steps[0], html]).toEqual([
    expect.stringContaining('done=moved'),
    expect.stringContaining('Nothing was moved: there is no place further on.'),
  ]);
});
