import { getTranslations } from 'next-intl/server';
import type { User } from '@/lib/contract/user';
import { formatAbn } from '@/lib/domain/abn';
import { Facts } from './facts';

export async function CompanyFacts({ user }: { user: User }) {
  const t = await getTranslations('account');
  const missing = <span className="text-soft">{t('notGiven')}</span>;
  return (
    <Facts
      facts={[
        { label: t('companyName'), value: user.company_name || missing },
        { label: t('tradingName'), value: user.trading_name || missing },
        { label: t('abn'), value: user.abn ? <span className="tabular">{formatAbn(user.abn)}</span> : missing },
        { label: t('companyPhone'), value: user.company_phone || missing },
        { label: t('website'), value: user.website || missing },
      ]}
    />
  );
}
