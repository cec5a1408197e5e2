import { getTranslations } from 'next-intl/server';
import type { PaginationLabels } from '@/components/ui/pagination';

export async function pagerLabels(): Promise<PaginationLabels> {
  const t = await getTranslations('layout');
  return {
    navigation: t('pages'),
    first: t('firstPage'),
    previous: t('previousPage'),
    next: t('nextPage'),
    last: t('lastPage'),
    page: (page) => t('page', { page }),
  };
}
