import type { Db } from '../../db/client';
import { CSV_MARK, csvLine } from '../../rules/values/csv-cell';
import { shownAnswer } from '../../services/forms/shown-answer';
import { timeCell, timeHeading } from '../views/time';
import { questionsAnswered, answersAfter } from './find-answers';

const AT_ONCE = 500;

/** All matching answers as CSV, streamed from the database in batches. */
export async function answersCsv(db: Db, filter: { formId: number; q: string }): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const asked = await questionsAnswered(db, filter.formId);
  let after = 0;
  return new ReadableStream({
    start(controller) {
      const titles = [timeHeading('Sent'), 'E-mail', 'Page', 'Tax invoice', ...asked.map(({ label }) => label)];
      controller.enqueue(encoder.encode(`${CSV_MARK}${csvLine(titles)}`));
    },
    async pull(controller) {
      const found = await answersAfter(db, filter, after, AT_ONCE);
      const rows = found.map(({ createdAt, email, pageUrl, invoiceNumber, answers }) => {
        const values = new Map(answers.map((answer) => [answer.name, shownAnswer(answer)]));
        const given = asked.map(({ name }) => values.get(name) ?? '');
        return csvLine([timeCell(createdAt), email, pageUrl, invoiceNumber ?? '', ...given]);
      });
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.join('')));
      after = found.at(-1)?.id ?? after;
      if (found.length < AT_ONCE) controller.close();
    },
  });
}
