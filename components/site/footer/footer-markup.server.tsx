import 'server-only';
import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { SHORTLIST, SHORTLIST_CALL, SHORTLIST_FORM } from '@/lib/config/routes-shortlist';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import type { Link, Menu } from '@/lib/contract/site/site';
import { cachedRead, dated } from '@/lib/data/cached-read';
import { getSite } from '@/lib/data/site/site';
import { tags } from '@/lib/data/tags';
import { formatAbn } from '@/lib/domain/account/abn';
import { customerMenus } from '@/lib/domain/content/visitor-links';
import type { SiteSettings } from '@/lib/domain/site/settings';
import type { Locale } from '@/lib/i18n/locales';
import { LanguageControl } from './language-control';
import { LinkIcon } from '../link-icon';
import { SmartLink } from '../smart-link';
import { SocialLinks } from './social-links';
import { staticMarkup } from '../static-markup.server';

const LINK = 'foot-link';

/** HTML for the parts of the footer (site-footer). */
interface FooterMarkup {
  readonly business: string;
  readonly menus: string;
  readonly legal: string;
  readonly choices: string;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-sm font-medium tracking-normal text-soft">{title}</h2>
      {children}
    </div>
  );
}

function Contact({ settings: { phone, email, address } }: { settings: SiteSettings }) {
  return (
    <address className="mt-6 flex flex-col items-start not-italic">
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${LINK} tabular`}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      )}
      {address && <span className="py-1 text-soft">{address}</span>}
    </address>
  );
}

interface MenusProps {
  menus: readonly { readonly title: string; readonly links: readonly Link[] }[];
  newTabLabel: string;
}

function Menus({ menus, newTabLabel }: MenusProps) {
  return menus.map((menu) => (
    <Column key={menu.title} title={menu.title}>
      <ul>
        {menu.links.map(({ name, link, icon }) => (
          <li key={link}>
            <SmartLink to={link} newTabLabel={newTabLabel} className={LINK}>
              <LinkIcon name={icon} />
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Column>
  ));
}

/** For customers; replaces the column on how to become one. */
async function customerColumn(locale: Locale): Promise<Menu> {
  const [t, tAccount, tLists] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'account.page' }),
    getTranslations({ locale, namespace: 'lists' }),
  ]);
  const links = [
    { name: t('quickOrder'), link: routes.quickOrder },
    { name: tLists('usual'), link: routes.list(USUAL_LIST) },
    { name: tAccount('lists'), link: routes.lists },
    { name: t('orders'), link: routes.orders },
    { name: t('myAccount'), link: routes.account },
  ];
  return { title: t('account'), links: links.map((link) => ({ ...link, icon: '' })) };
}

async function renderFooter(locale: Locale, signedIn: boolean): Promise<FooterMarkup> {
  const [t, tShortlist, { settings, footer }, own] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'shortlist' }),
    getSite(),
    customerColumn(locale),
  ]);
  return {
    business: staticMarkup(
      <>
        <p className="font-serif text-4xl tracking-tight text-balance">{settings.name}</p>
        <p className="mt-5 max-w-narrow text-soft">{t('tradeOnly')}</p>
        <Contact settings={settings} />
        {!signedIn && (
          <>
            <ButtonLink href={routes.signup} variant="secondary" className="mt-7">
              {t('requestAccount')}
            </ButtonLink>
            {/* The form that every heart on the page submits (components/catalogue/heart). */}
            <form id={SHORTLIST_FORM} action={SHORTLIST_CALL} method="post" className="mt-3">
              <a href={SHORTLIST} className={LINK}>
                {tShortlist('title')}
              </a>
            </form>
          </>
        )}
      </>,
    ),
    menus: staticMarkup(
      <Menus menus={signedIn ? [own, ...customerMenus(footer, [routes.account])] : footer} newTabLabel={t('newTab')} />,
    ),
    legal: staticMarkup(
      <>
        <p className="max-w-reading">{t('acknowledgement')}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 tabular">
          <span>{settings.organisationName || settings.name}</span>
          {settings.abn && <span>{t('abn', { abn: formatAbn(settings.abn) })}</span>}
        </p>
      </>,
    ),
    choices: staticMarkup(
      <>
        <SocialLinks settings={settings} newTabLabel={t('newTab')} />
        <LanguageControl locale={locale} labels={{ language: t('language'), change: t('changeLanguage') }} />
      </>,
    ),
  };
}

/** The HTML shared by all visitors, and by all customers, of a language. @throws UpstreamError */
export const footerMarkup = cachedRead(async (locale: Locale, signedIn: boolean) => {
  'use cache';
  return dated([tags.site], () => renderFooter(locale, signedIn));
});
