import { and, eq, isNull } from 'drizzle-orm';
import { type Form, form } from '@/lib/contract/forms/form';
import type { Db } from '../../db/client';
import { forms } from '../../db/schema/content/forms';
import { currentAddresses } from '../media/former-hashes';
import { notFound } from '../../system/refusals/platform-error';
import { recordId } from '../../rules/values/record-id';

/** A form by the contract's id. Throws 404. */
export async function findForm(db: Db, id: string): Promise<Form> {
  const number = recordId(id);
  const [row] =
    number === null
      ? []
      : await db
          .select()
          .from(forms)
          .where(and(eq(forms.id, number), isNull(forms.deletedAt)));
  if (!row) throw notFound('This form');
  const found = form.parse({
    id: row.id,
    name: row.name,
    url: row.url,
    use_captcha: row.useCaptcha,
    must_be_logged_on: row.mustBeLoggedOn,
    cost: row.cost / 100,
    questions: row.questions,
    data: row.data,
  });
  const addressed = await currentAddresses(
    db,
    found.questions.map(({ content }) => content),
  );
  return { ...found, questions: found.questions.map((one) => ({ ...one, content: addressed(one.content) })) };
}
