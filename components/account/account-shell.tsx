import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { draftOwner } from '@/components/forms/draft-owner';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { SHELF_PRICES } from '@/lib/config/shelf-addresses';

const PAGES = [
  { key: 'overview', href: routes.account },
  { key: 'orders', href: routes.orders },
  { key: 'lists', href: routes.lists },
  { key: 'addresses', href: routes.addresses },
  { key: 'shelfPrices', href: SHELF_PRICES },
  { key: 'profile', href: routes.profile },
] as const;

interface AccountShellProps {
  current: (typeof PAGES)[number]['key'];
  children: ReactNode;
}

/** The account's navigation beside its page, whose forms keep their drafts for this account (useKeptForm). */
export async function AccountShell({ current, children }: AccountShellProps) {
  const [t, owner] = await Promise.all([getTranslations('account'), draftOwner()]);
  const row = 'flex min-h-11 items-center border-b-2 lg:w-full lg:border-s-2 lg:border-b-0 lg:ps-4';
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('navigation')} className="max-lg:border-b max-lg:border-line print:hidden">
        {/* Wraps, so that no label is cut in any language. */}
        <ul className="flex flex-wrap gap-x-6 lg:sticky lg:top-28 lg:flex-col lg:border-s lg:border-line">
          {PAGES.map(({ key, href }) => (
            <li key={key} className="lg:-ms-px">
              <Link
                href={href}
                aria-current={key === current ? 'page' : undefined}
                className={cx(
                  row,
                  key === current ? 'border-accent font-medium' : 'border-transparent text-soft hover:text-ink',
                )}
              >
                {t(`page.${key}`)}
              </Link>
            </li>
          ))}
          <li className="lg:-ms-px">
            <form method="post" action="/api/session/logout">
              <button type="submit" className={cx(row, 'border-transparent text-soft hover:text-ink')}>
                {t('signOut')}
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="min-w-0" {...owner}>
        {children}
      </div>
    </div>
  );
}
