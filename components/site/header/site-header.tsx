import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { getCartCount } from '@/lib/data/cart/order-bar.server';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { barLinks } from '@/lib/domain/content/visitor-links';
import { type AccountLabels, AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import { menuMarkup } from './menu-markup.server';
import { SearchForm } from '../search/search-form';
import { SITE_MENU, SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';
import { SmartLink } from '../smart-link';
import { Wordmark } from './wordmark';

/** The links for ordering that fit into a customer's header. */
function orderingLinks({ quickOrder, lists, orders }: AccountLabels): { name: string; link: string }[] {
  return [
    { name: quickOrder, link: routes.quickOrder },
    { name: lists, link: routes.lists },
    { name: orders, link: routes.orders },
  ];
}

export async function SiteHeader() {
  const [t, tAccount, locale, site, viewer, cartCount] = await Promise.all([
    getTranslations('layout'),
    getTranslations('account.page'),
    getLocale(),
    getSite(),
    getViewer(),
    getCartCount(),
  ]);
  const visitor = viewer.kind === 'visitor';
  const menu = await menuMarkup(locale, !visitor);
  const search = { label: t('searchLabel'), hint: t('searchHint'), submit: t('search') };
  const account = {
    logIn: t('logIn'),
    account: t('account'),
    profile: t('profile'),
    myAccount: t('myAccount'),
    orders: t('orders'),
    quickOrder: t('quickOrder'),
    lists: tAccount('lists'),
    signOut: t('signOut'),
    unavailable: t('accountUnavailable'),
  };
  return (
    <>
      <SkipLink label={t('skip')} />
      <header className="sticky top-0 z-30 border-b border-line bg-ground">
        <div className="wrap flex h-[calc(var(--header)-1px)] items-center gap-3 sm:gap-4 xl:gap-8">
          <button
            type="button"
            popoverTarget={SITE_MENU}
            aria-label={t('menu')}
            className="-ms-2.5 grid size-11 place-items-center lg:hidden"
          >
            <Icon name="menu" />
          </button>
          <Wordmark
            settings={site.settings}
            label={t('wordmarkHome', { name: site.settings.name })}
            className="lg:shrink-0"
          />
          <nav aria-label={t('main')} className="flex items-center gap-4 max-lg:hidden xl:gap-6">
            <button type="button" popoverTarget={SITE_MENU} className="bar-link">
              {t('shop')}
              <Icon name="chevron-down" className="size-4" />
            </button>
            {/* Customers get links for ordering; the shop's other pages are in the panel. */}
            {(visitor ? barLinks(site.header, false) : orderingLinks(account)).map(({ name, link }) => (
              <SmartLink key={link} to={link} className="bar-link">
                {name}
              </SmartLink>
            ))}
          </nav>
          <div className="ms-auto flex items-center gap-3 sm:gap-4 xl:min-w-0 xl:gap-5">
            <SearchForm id="search-wide" labels={search} className="w-56 min-w-32 max-xl:hidden" />
            <AccountMenu viewer={viewer} labels={account} />
            <CartLink
              count={cartCount ?? 0}
              label={t('cart')}
              labels={{ some: t('cartCount', { count: '#' }), none: t('cartEmpty') }}
            />
          </div>
        </div>
        <SiteMenu
          markup={menu}
          viewer={viewer}
          labels={{ ...account, menu: t('menu'), requestAccount: t('requestAccount') }}
        />
      </header>
      <div className="wrap py-2.5 xl:hidden">
        <SearchForm id="search" labels={search} />
      </div>
    </>
  );
}
