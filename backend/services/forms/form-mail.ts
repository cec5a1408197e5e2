import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../db/client';
import { readSite } from '../site/site-documents';
import { formSubmissions, forms } from '../../db/schema/content/forms';
import { users } from '../../db/schema/account/account';
import { type LetterPart, facts, letter, link, words } from '../mail/letter';
import type { JobOf } from '../mail/mail-job';
import type { Mail } from '../mail/send-mail';
import type { WriterDeps } from '../mail/writer';
import { GST_PERCENT } from '../../rules/checkout/gst';
import { shownAnswer } from './shown-answer';
import { type StoredAnswer, storedAnswers } from './stored-answer';

async function findSubmission(db: Db, id: number) {
  const [found] = await db
    .select({ submission: formSubmissions, form: forms.name, account: users.email })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .leftJoin(users, eq(users.id, formSubmissions.userId))
    .where(eq(formSubmissions.id, id));
  if (!found) return null;
  return { ...found, answers: storedAnswers.parse(found.submission.answers) };
}

function fileLinks(answers: readonly StoredAnswer[], origin: string): LetterPart[] {
  return answers.flatMap(({ label, value, file }) =>
    file === undefined ? [] : [link(`${label}: ${String(value)}`, `${origin}/api/form/file/${file}`)],
  );
}

/** Mail to the shop: the submission, with its sender as Reply-To. Null if it was deleted. */
export async function writeFormSubmitted(
  { db, config }: WriterDeps,
  { submissionId }: JobOf<'form-submitted'>,
): Promise<Mail | null> {
  const found = await findSubmission(db, submissionId);
  if (found === null) return null;
  const { submission, form, account, answers } = found;
  const { settings } = await readSite(db);
  const about: (readonly [string, string])[] = [
    ...(account === null ? [] : [['Account', account] as const]),
    ...(submission.pageUrl === '' ? [] : [['Page', submission.pageUrl] as const]),
    ...(submission.invoiceNumber === null
      ? []
      : [['Paid', `${formatMoney(submission.amount)}, ${submission.invoiceNumber}`] as const]),
  ];
  const files = fileLinks(answers, config.APP_ORIGIN);
  const mail = letter(
    {
      to: settings.email,
      subject: `${form}: a form was sent`,
      parts: [
        ...(answers.length > 0
          ? [facts(answers.map((one) => [one.label, shownAnswer(one)]))]
          : [words('The form was sent without answers.')]),
        ...files,
        ...(files.length > 0
          ? [
              words(
                'Files come from whoever sent the form: open them with care. Only an administrator can download them.',
              ),
            ]
          : []),
        ...(about.length > 0 ? [facts(about)] : []),
      ],
    },
    settings,
  );
  return submission.email === '' ? mail : { ...mail, replyTo: submission.email };
}

/** Mail to the payer: the tax invoice. Null if no e-mail address is known. */
export async function writeFormInvoice(
  { db }: WriterDeps,
  { submissionId }: JobOf<'form-invoice'>,
): Promise<Mail | null> {
  const found = await findSubmission(db, submissionId);
  if (found === null) return null;
  const { submission, form } = found;
  if (submission.email === '' || submission.invoiceNumber === null || submission.receivedAt === null) return null;
  const { settings } = await readSite(db);
  const tax = Math.round((submission.amount * GST_PERCENT) / (100 + GST_PERCENT));
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(
    submission.receivedAt,
  );
  return letter(
    {
      to: submission.email,
      subject: `Tax invoice ${submission.invoiceNumber}: ${form}`,
      parts: [
        words('Thank you. Your payment has arrived, and so has your form.'),
        facts([
          ['Tax invoice', submission.invoiceNumber],
          ['Date', day],
          ['From', `${settings.organisation_name}, ABN ${settings.abn}`],
          ['For', form],
          ['Total, paid', formatMoney(submission.amount)],
          ['GST in it', formatMoney(tax)],
        ]),
      ],
    },
    settings,
  );
}
