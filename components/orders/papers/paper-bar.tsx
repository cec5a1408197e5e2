import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';
import { PrintButton } from './print-button.client';

interface PaperBarProps {
  order: Pick<Order, 'id'>;
  /** The order's other paper. */
  other: { href: string; label: 'invoice' | 'docket' | 'pickUpTicket' } | null;
}

/** Above the sheet, on screen only. */
export async function PaperBar({ order, other }: PaperBarProps) {
  const t = await getTranslations('invoice');
  return (
    <div className="mx-auto flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-1 px-gutter pt-6 print:hidden">
      <Link
        href={routes.order(order.id)}
        prefetch={false}
        className="link me-auto inline-flex min-h-11 items-center gap-1.5"
      >
        <Icon name="chevron-start" className="size-4.5" />
        {t('back')}
      </Link>
      {other && (
        <Link href={other.href} prefetch={false} className="link inline-flex min-h-11 items-center">
          {t(`paper.${other.label}`)}
        </Link>
      )}
      <PrintButton label={t('button')} />
      <p className="hidden text-sm text-soft no-script:block">{t('printHint')}</p>
    </div>
  );
}
