import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { getCartCount } from '@/lib/data/cart/cart.server';
import { getGroupMenu } from '@/lib/data/catalogue/groups';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { SearchForm } from './search-form';
import { SITE_MENU, SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';
import { SmartLink } from '../smart-link';
import { Wordmark } from './wordmark';

export async function SiteHeader() {
  const [t, site, groups, viewer, cartCount] = await Promise.all([
    getTranslations('layout'),
    getSite(),
    getGroupMenu(),
    getViewer(),
    getCartCount(),
  ]);
  const links = site.header.filter(({ link }) => link !== routes.shop());
  const search = { label: t('searchLabel'), hint: t('searchHint'), submit: t('search') };
  const account = {
    logIn: t('logIn'),
    account: t('account'),
    profile: t('profile'),
    myAccount: t('myAccount'),
    orders: t('orders'),
    quickOrder: t('quickOrder'),
    signOut: t('signOut'),
    unavailable: t('accountUnavailable'),
  };
  return (
    <>
      <SkipLink label={t('skip')} />
      <header className="sticky top-0 z-30 border-b border-line bg-ground">
        <div className="wrap flex h-[calc(var(--header)-1px)] items-center gap-4 lg:gap-10">
          <button
            type="button"
            popoverTarget={SITE_MENU}
            aria-label={t('menu')}
            className="-ms-2.5 grid size-11 place-items-center lg:hidden"
          >
            <Icon name="menu" />
          </button>
          <Wordmark settings={site.settings} label={t('wordmarkHome', { name: site.settings.name })} />
          <nav aria-label={t('main')} className="flex items-center gap-7 max-lg:hidden">
            <button type="button" popoverTarget={SITE_MENU} className="bar-link">
              {t('shop')}
              <Icon name="chevron-down" className="size-4" />
            </button>
            {links.map(({ name, link }) => (
              <SmartLink key={link} to={link} className="bar-link">
                {name}
              </SmartLink>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-5 lg:gap-7">
            <SearchForm id="search-wide" labels={search} className="w-56 max-xl:hidden" />
            <AccountMenu viewer={viewer} labels={account} />
            <CartLink
              count={cartCount ?? 0}
              label={t('cart')}
              labels={{ some: t('cartCount', { count: '#' }), none: t('cartEmpty') }}
            />
          </div>
        </div>
        <SiteMenu
          groups={groups}
          links={links}
          viewer={viewer}
          labels={{
            ...account,
            menu: t('menu'),
            allProducts: t('allProducts'),
            allOf: (name) => t('allOf', { name }),
            requestAccount: t('requestAccount'),
          }}
        />
      </header>
      <div className="wrap py-2.5 xl:hidden">
        <SearchForm id="search" labels={search} />
      </div>
    </>
  );
}
