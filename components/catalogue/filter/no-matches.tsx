import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';

/** Shown when no product matches the filters, with a link to the whole list. */
export async function NoMatches({ address }: { address: string }) {
  const t = await getTranslations('filters');
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <ButtonLink href={address} variant="secondary">
          {t('clear')}
        </ButtonLink>
      }
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}
