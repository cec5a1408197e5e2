import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountFallback } from '@/components/account/account-fallback';
import { AddressBook } from '@/components/account/addresses/address-book.client';
import { NewAddressForm } from '@/components/account/addresses/new-address-form.client';
import { ClientWords } from '@/components/forms/client-words';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { NO_VALUES } from '@/lib/actions/account/address-book-form';
import { NEW_FORM } from '@/lib/actions/form-state';
import { routes } from '@/lib/config/routes';
import { getAddressBook } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { getUser } from '@/lib/data/viewer';

const NEW_ADDRESS_ID = 'new-address';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addressBook');
  return { title: t('title'), robots: { index: false } };
}

export default async function AddressesPage() {
  const [t, found] = await Promise.all([
    getTranslations('addressBook'),
    customerPage(() => Promise.all([getUser(), getAddressBook()])),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.addresses} />;
  const [user, { current, removed }] = found;
  if (!user) return <AccountFallback reason="ended" href={routes.addresses} />;
  const values = {
    ...NO_VALUES,
    first_name: user.firstName,
    last_name: user.lastName,
    company: user.tradingName || user.companyName || '',
  };
  return (
    <AccountShell current="addresses">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-reading">
          <Heading level={1}>{t('title')}</Heading>
          <p className="mt-3 text-soft">{current.length > 0 ? t('lead') : t('empty')}</p>
        </div>
        {current.length > 0 && (
          <ButtonLink href={`#${NEW_ADDRESS_ID}`} variant="secondary">
            {t('addLink')}
          </ButtonLink>
        )}
      </div>
      <ClientWords parts={['addressBook', 'addressForm', 'forms']}>
        <AddressBook current={current} removed={removed} usual={user.currentAddressId ?? null} />
        <section id={NEW_ADDRESS_ID} className="mt-14 scroll-mt-24 border-t border-line pt-10">
          <Heading level={2} size="md" id="new-address-title" className="mb-6">
            {t('newTitle')}
          </Heading>
          <NewAddressForm initial={{ ...NEW_FORM, values, key: randomUUID(), outcome: null }} />
        </section>
      </ClientWords>
    </AccountShell>
  );
}
