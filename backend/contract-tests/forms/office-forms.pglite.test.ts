import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { formParts } from '@/lib/domain/forms/form-field';
import { formAttachments, formSubmissions } from '../../db/schema/content/forms';
import { payments } from '../../db/schema/orders/orders';
import { findForm } from '../../services/forms/find-form';
import type { StoredAnswer } from '../../services/forms/stored-answer';
import { present } from '../../system/present';
import { fillRecord } from '../support/office-form';
import { editor, shop } from '../support/office';

beforeAll(async () => {
  await editor.get('/cms/pages');
});

const idIn = (address: string): number => Number(/\/(\d+)/.exec(address)?.[1]);

describe('a form', () => {
  it('is built from questions, and delivered to the shop as built', async () => {
    const first = await fillRecord(editor, '/cms/forms/new', { 's.name': 'Visit us', 'list-action': 'add:questions' });
    const typed = { 's.questions.0.label': 'Which day?', 's.questions.0.field_type': 'select' };
    const wrong = await fillRecord(editor, '', { ...typed, 's.cost': 'ten' }, first.html);
    expect(wrong.status).toBe(422);
    for (const field of ['questions-0-choices', 'cost'])
      expect(wrong.html).toMatch(new RegExp(`id="f-${field}-error" role="alert">`));
    const choices = 'Monday\r\ntue | Tuesday\r\n';
    const made = await fillRecord(
      editor,
      '',
      {
        's.questions.0.choices': choices,
        's.cost': '',
        's.questions.0.required?': '1',
        's.questions.0.required': 'on',
      },
      wrong.html,
    );
    const id = idIn(made.location);
    expect(formParts(await findForm(shop.db, String(id)))).toEqual([
      {
        kind: 'select',
        name: 'which_day',
        label: 'Which day?',
        required: true,
        value: '',
        placeholder: '',
        options: [
          { value: 'Monday', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ],
      },
    ]);
    const renamed = await fillRecord(editor, `/cms/forms/${id}`, { 's.questions.0.label': 'What day?' });
    expect(renamed.status).toBe(303);
    const [part] = formParts(await findForm(shop.db, String(id)));
    expect(part).toMatchObject({ name: 'which_day', label: 'What day?' });
  });

  it('lists the pages that show it', async () => {
    const { html } = await editor.get('/cms/forms/1');
    expect(html).toMatch(/<h2>Shown in \d+ places?<\/h2><ul>.*href="\/cms\/pages\/\d+">Page Contact</s);
    expect(html).toMatch(/It goes from \d+ place/);
  });

  it('with a price needs an address for its invoice', async () => {
    const refused = await fillRecord(editor, '/cms/forms/new', { 's.name': 'Paid', 's.cost': '12.50' });
    expect(refused.html).toContain('asks for an e-mail address');
    const made = await fillRecord(editor, '/cms/forms/new', {
      's.name': 'Paid',
      's.cost': '12.50',
      's.mustBeLoggedOn': 'on',
    });
    expect((await findForm(shop.db, String(idIn(made.location)))).cost).toBe(1_250);
  });

  it('takes its answers along when it is deleted for good, without those that were paid for', async () => {
    const { location } = await fillRecord(editor, '/cms/forms/new', { 's.name': 'Purged' });
    const id = idIn(location);
    await answer(id, { email: 'person@example.com' });
    const paid = await answer(id, { amount: 1_100, invoiceNumber: 'INV-PURGED' });
    expect((await editor.get(`/cms/forms/${id}`)).html).toContain('Its answers are in the bin with it');
    await editor.post(`/cms/forms/${id}/delete`);
    expect(await shop.db.$count(formSubmissions, eq(formSubmissions.formId, id))).toBe(2);
    const { html } = await editor.get('/cms/bin');
    const entry = /action="\/cms\/bin\/content\/delete">.*?name="id" value="(\d+)"/s.exec(html)?.[1] ?? '';
    expect((await editor.post('/cms/bin/content/delete', { id: entry })).status).toBe(303);
    const left = await shop.db.select().from(formSubmissions).where(eq(formSubmissions.formId, id));
    expect(left.map((one) => one.id)).toEqual([paid]);
  });

  it('in the bin is hidden, and is restored with its answers', async () => {
    const { location } = await fillRecord(editor, '/cms/forms/new', { 's.name': 'Binned' });
    const id = idIn(location);
    await answer(id, {});
    await editor.post(`/cms/forms/${id}/delete`);
    await expect(findForm(shop.db, String(id))).rejects.toMatchObject({ status: 404 });
    expect((await editor.get(`/cms/forms/${id}/answers`)).status).toBe(404);
    const { html } = await editor.get('/cms/bin');
    const entry = /action="\/cms\/bin\/content\/restore">.*?name="id" value="(\d+)"/s.exec(html)?.[1] ?? '';
    expect((await editor.post('/cms/bin/content/restore', { id: entry })).status).toBe(303);
    expect((await findForm(shop.db, String(id))).name).toBe('Binned');
    expect((await editor.get(`/cms/forms/${id}/answers`)).html).toContain('<li class="card" id="answer-');
  });
});

async function answer(
  formId: number,
  values: Partial<typeof formSubmissions.$inferInsert>,
  answers: readonly StoredAnswer[] = [{ name: 'message', label: 'Message', kind: 'textarea', value: 'Hello' }],
): Promise<number> {
  const [row] = await shop.db
    .insert(formSubmissions)
    .values({
      formId,
      status: 'received',
      answers,
      requestHash: 'x',
      createdAt: shop.now(),
      receivedAt: shop.now(),
      ...values,
    })
    .returning({ id: formSubmissions.id });
  return present(row).id;
}

describe('answers', () => {
  const list = '/cms/forms/1/answers';

  it('are listed, searched and exported as a table without formulas', async () => {
    const hostile = '=HYPERLINK("http://evil.example","x")';
    await answer(1, { email: 'a@example.com' }, [
      { name: 'message', label: '<b>Message</b>', kind: 'textarea', value: hostile },
      { name: 'secret', label: 'Password', kind: 'password', value: '$argon2id$hash' },
    ]);
    await answer(1, {}, [{ name: 'dogs', label: 'Dogs', kind: 'number', value: '<script>alert(1)</script>' }]);
    const { html } = await editor.get(list);
    expect(html).not.toMatch(/<script>alert|<b>Message|argon2id/);
    expect(html).toContain('(given, not shown)');
    expect((await editor.get(`${list}?q=evil`)).html.match(/id="answer-/g)).toHaveLength(1);
    expect((await editor.get(`${list}?q=argon2id`)).html).toContain('No answer has');
    const csv = await editor.get(`${list}/export?q=`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const [titles, ...rows] = csv.html.trim().split('\r\n');
    expect(titles).toContain('Sent (Sydney time),E-mail,Page,Tax invoice,');
    expect(titles).toContain('<b>Message</b>');
    expect(rows[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv.html).not.toContain('argon2id');
  });

  it('are deleted by age and one by one, with their files; paid ones stay', async () => {
    const old = new Date(shop.now().getTime() - 40 * 86_400_000);
    const [gone, paid, young] = [
      await answer(1, { createdAt: old }),
      await answer(1, { createdAt: old, amount: 500, invoiceNumber: 'F-1' }),
      await answer(1, {}),
    ];
    await shop.db.insert(formAttachments).values({
      uuid: crypto.randomUUID(),
      keyHash: 'x',
      formId: 1,
      field: 'photo',
      submissionId: gone,
      name: 'a.png',
      bytes: Buffer.from('x'),
      createdAt: old,
    });
    for (const days of ['0', '-1', '1.5', 'all', '99999'])
      expect((await editor.post(`${list}/delete`, { days })).status).toBe(422);
    expect((await editor.post(`${list}/delete`, { days: '30' })).status).toBe(303);
    const left = async () => (await shop.db.select().from(formSubmissions)).map(({ id }) => id);
    expect(await left()).not.toContain(gone);
    expect(await left()).toEqual(expect.arrayContaining([paid, young]));
    expect(await shop.db.select().from(formAttachments).where(eq(formAttachments.submissionId, gone))).toEqual([]);
    expect((await editor.post(`${list}/${paid}/delete`)).status).toBe(409);
    expect((await editor.post(`${list}/${gone}/delete`)).status).toBe(404);
    expect((await editor.post(`${list}/${young}/delete`)).status).toBe(303);
    expect(await left()).not.toContain(young);
  });

  it('are kept while they may be paid for at Stripe', async () => {
    const createdAt = new Date(shop.now().getTime() - 40 * 86_400_000);
    const id = await answer(1, { createdAt, amount: 500, status: 'awaiting-payment', receivedAt: null });
    const session = { sessionId: 'cs_1', sessionUrl: 'https://checkout.stripe.com/cs_1' };
    const payment = { subject: 'form', subjectId: id, description: 'Form', gateway: 'card', amount: 500 } as const;
    await shop.db
      .insert(payments)
      .values({ ...payment, ...session, token: crypto.randomUUID(), returnUrl: '/', createdAt: shop.now() });
    const refused = await editor.post(`${list}/${id}/delete`);
    expect([refused.status, refused.html.includes('is being paid for now')]).toEqual([409, true]);
    await editor.post(`${list}/delete`, { days: '30' });
    expect((await shop.db.select().from(formSubmissions)).map((row) => row.id)).toContain(id);
    await shop.db.update(payments).set({ sessionId: null, sessionUrl: null }).where(eq(payments.subjectId, id));
    expect((await editor.post(`${list}/${id}/delete`)).status).toBe(303);
  });

  it('are not deleted by Enter in the age: the field is folded with the button that it presses', async () => {
    const { document } = new JSDOM((await editor.get(list)).html).window;
    const field = present(document.querySelector('#days'));
    const button = present(field.closest('form')?.querySelector('button'));
    expect(field.closest('details')).toBe(button.closest('details'));
    expect(field.closest('details')?.open).toBe(false);
    const refused = new JSDOM((await editor.post(`${list}/delete`, { days: 'many' })).html).window.document;
    expect(refused.querySelector('#days')?.closest('details')?.open).toBe(true);
  });

  it('serve only their own files, as downloads', async () => {
    const id = await answer(1, {});
    const [file] = await shop.db
      .insert(formAttachments)
      .values({
        uuid: crypto.randomUUID(),
        keyHash: 'y',
        formId: 1,
        field: 'photo',
        submissionId: id,
        name: '<b>.html',
        bytes: Buffer.from('<script>alert(1)</script>'),
        createdAt: shop.now(),
      })
      .returning({ id: formAttachments.id });
    const number = present(file).id;
    const answers: StoredAnswer[] = [{ name: 'photo', label: 'Photo', kind: 'file', value: '<b>.html', file: number }];
    await shop.db.update(formSubmissions).set({ answers }).where(eq(formSubmissions.id, id));
    const reply = await editor.get(`${list}/${id}/files/${number}`);
    expect(reply.headers.get('content-disposition')).toContain('attachment; filename="_b_.html"');
    expect(reply.headers.get('content-type')).toBe('application/octet-stream');
    const other = await answer(1, {});
    expect((await editor.get(`${list}/${other}/files/${number}`)).status).toBe(404);
    expect((await editor.get(`/cms/forms/2/answers/${id}/files/${number}`)).status).toBe(404);
  });
});
