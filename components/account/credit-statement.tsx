import { getLocale, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Money } from '@/components/ui/text/money';
import { Table, Td, Th } from '@/components/ui/table';
import type { CreditStatement as Statement } from '@/lib/data/account/account';
import { formatDay } from '@/lib/i18n/dates';

/** Entries of the customer's credit, newest first. */
export async function CreditStatement({ statement: { entries, total } }: { statement: Statement }) {
  const [t, locale] = await Promise.all([getTranslations('account.statement'), getLocale()]);
  return (
    <section className="mt-14">
      <Heading level={2} size="md" className="mb-4">
        {t('title')}
      </Heading>
      {entries.length === 0 ? (
        <p className="text-soft">{t('empty')}</p>
      ) : (
        <Table caption={t('caption')}>
          <thead>
            <tr>
              <Th>{t('date')}</Th>
              <Th>{t('reason')}</Th>
              <Th numeric>{t('amount')}</Th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <Td className="whitespace-nowrap tabular">{formatDay(entry.createdAt, locale, 'medium')}</Td>
                <Td>{entry.reason}</Td>
                <Td numeric>
                  <Money cents={entry.amount} locale={locale} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {total > entries.length && (
        <p className="mt-3 text-sm text-soft">{t('latest', { count: entries.length, total })}</p>
      )}
    </section>
  );
}
