import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import type { User } from '@/lib/domain/account/user';
import { Avatar } from './avatar';

/** Greets the customer and links to the catalogue. */
export async function AccountGreeting({ user }: { user: User }) {
  const t = await getTranslations('account');
  return (
    <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-5">
      <span className="block size-16 shrink-0 overflow-hidden rounded-full sm:size-20">
        <Avatar user={user} />
      </span>
      <div className="min-w-0 flex-1 basis-48 break-words">
        <Heading level={1}>{user.firstName ? t('hello', { name: user.firstName }) : t('title')}</Heading>
        <p className="mt-1 text-soft">{user.tradingName || user.companyName || user.email}</p>
      </div>
      <ButtonLink href={routes.shop()}>{t('shop')}</ButtonLink>
    </div>
  );
}
