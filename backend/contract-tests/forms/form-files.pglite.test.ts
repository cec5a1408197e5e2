import { eq } from 'drizzle-orm';
import { formAttachments, formSubmissions } from '../../db/schema/content/forms';
import { keepAttachment, readAttachment } from '../../services/forms/attachments';
import { findForm } from '../../services/forms/find-form';
import { submitForm } from '../../services/forms/submit-form';
import { storedAnswers } from '../../services/forms/stored-answer';
import { present } from '../../system/present';
import { shop } from '../support/office';

const PDF = Buffer.from('%PDF-1.7\nhello');

test('a file goes along with answers that are corrected instead of paying for the first ones', async () => {
  const form = { ...(await findForm(shop.db, '2')), cost: 5_000 };
  const photo = await keepAttachment(
    shop.db,
    { form, field: 'photo', name: 'bill.pdf', content: PDF.toString('base64') },
    shop.now(),
  );
  const url = Buffer.from(`${shop.config.APP_ORIGIN}/fields`).toString('base64');
  const send = (name: string) =>
    submitForm(shop.deps, {
      form,
      body: { data: { name, email: 'kim@example.net', agree: true, old_choice: 'bags', photo }, url },
      userId: null,
      idempotencyKey: `key-${name}`,
      at: shop.now(),
    });
  const replies = [await send('Kim'), await send('Kim Lee')];
  expect(replies).toMatchObject([{ success: true }, { success: true }]);
  expect(new Set(replies.map(({ payment }) => payment)).size).toBe(2);

  const rows = await shop.db.select().from(formSubmissions).where(eq(formSubmissions.email, 'kim@example.net'));
  const files = rows.map(({ answers }) => storedAnswers.parse(answers).find(({ kind }) => kind === 'file')?.file);
  expect(new Set(files).size).toBe(2);
  for (const file of files)
    expect((await readAttachment(shop.db, String(file)))?.bytes.toString()).toBe(PDF.toString());

  const [first] = rows.filter(({ answers }) => JSON.stringify(answers).includes('"Kim"'));
  await shop.db.delete(formSubmissions).where(eq(formSubmissions.id, present(first).id));
  expect(await shop.db.select().from(formAttachments)).toHaveLength(1);

  await shop.db.update(formSubmissions).set({ status: 'received', receivedAt: shop.now() });
  await expect(send('Kim Lo')).rejects.toMatchObject({ code: 'FILE_GONE' });
});
