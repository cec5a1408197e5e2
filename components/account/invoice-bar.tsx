import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { PrintButton } from './print-button.client';

/** Above the sheet, on screen only. */
export async function InvoiceBar({ orderId }: { orderId: string }) {
  const t = await getTranslations('invoice');
  return (
    <div className="mx-auto flex max-w-[52rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-gutter pt-6 print:hidden">
      <Link href={routes.order(orderId)} prefetch={false} className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevron-start" className="size-4.5" />
        {t('back')}
      </Link>
      <PrintButton label={t('button')} />
      <p className="hidden text-sm text-soft no-script:block">{t('printHint')}</p>
    </div>
  );
}
