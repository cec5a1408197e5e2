import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { PrintButton } from './print-button.client';

interface PaperBarProps {
  /** The page that the paper belongs to; without a label, the order's page. */
  back: { href: string; label?: string };
  other?: { href: string; label: 'invoice' | 'docket' | 'pickUpTicket' } | null;
}

/** Bar above the sheet, on screen only. */
export async function PaperBar({ back, other = null }: PaperBarProps) {
  const t = await getTranslations('invoice');
  return (
    <div className="mx-auto flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-1 px-gutter pt-6 print:hidden">
      <BackLink href={back.href} label={back.label ?? t('back')} className="me-auto" />
      {other && (
        <Link href={other.href} className="link inline-flex min-h-11 items-center">
          {t(`paper.${other.label}`)}
        </Link>
      )}
      <PrintButton label={t('button')} />
      <p className="hidden text-sm text-soft no-script:block">{t('printHint')}</p>
    </div>
  );
}
