import { getTranslations } from 'next-intl/server';
import { Unavailable } from '@/components/site/unavailable';

export async function AccountUnavailable({ href }: { href: string }) {
  const t = await getTranslations('account');
  return (
    <Unavailable href={href} labels={{ title: t('unavailableTitle'), text: t('unavailableText'), retry: t('retry') }} />
  );
}
