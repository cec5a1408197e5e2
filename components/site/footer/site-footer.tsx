import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { ConsentControl } from '@/components/site/consent/consent-control';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { SHORTLIST, SHORTLIST_CALL, SHORTLIST_FORM } from '@/lib/config/routes-shortlist';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { formatAbn } from '@/lib/domain/account/abn';
import { customerMenus } from '@/lib/domain/content/visitor-links';
import { AppUpdate } from './app-update.client';
import { LanguageControl } from './language-control';
import { LinkIcon } from '../link-icon';
import { SmartLink } from '../smart-link';
import { SocialLinks } from './social-links';
import { ThemeControl } from './theme-control.client';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-sm font-medium tracking-normal text-soft">{title}</h2>
      {children}
    </div>
  );
}

/** For customers, in place of how to become one. */
async function customerColumn() {
  const [t, tAccount, tLists] = await Promise.all([
    getTranslations('layout'),
    getTranslations('account.page'),
    getTranslations('lists'),
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

/** `counted` on pages whose visits may be counted: never where secrets are typed or shown. */
export async function SiteFooter({ counted = false }: { counted?: boolean }) {
  const [t, tShortlist, w, u, { settings, footer: all }, viewer] = await Promise.all([
    getTranslations('layout'),
    getTranslations('shortlist'),
    getTranslations('widgets'),
    getTranslations('update'),
    getSite(),
    getViewer(),
  ]);
  const line = 'foot-link';
  const footer = viewer.kind === 'visitor' ? all : [await customerColumn(), ...customerMenus(all, [routes.account])];
  return (
    <footer className="mt-auto border-t border-line bg-tint">
      <div className="wrap grid gap-x-8 gap-y-12 pt-section pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="font-serif text-4xl tracking-tight text-balance">{settings.name}</p>
          <p className="mt-5 max-w-narrow text-soft">{t('tradeOnly')}</p>
          <address className="mt-6 flex flex-col items-start not-italic">
            {settings.phone && (
              <a href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`} className={`${line} tabular`}>
                {settings.phone}
              </a>
            )}
            {settings.email && (
              <a href={`mailto:${settings.email}`} className={line}>
                {settings.email}
              </a>
            )}
            {settings.address && <span className="py-1 text-soft">{settings.address}</span>}
          </address>
          {viewer.kind === 'visitor' && (
            <>
              <ButtonLink href={routes.signup} variant="secondary" className="mt-7">
                {t('requestAccount')}
              </ButtonLink>
              {/* The form of every heart of the page (components/catalogue/heart). */}
              <form id={SHORTLIST_FORM} action={SHORTLIST_CALL} method="post" className="mt-3">
                <a href={SHORTLIST} className={line}>
                  {tShortlist('title')}
                </a>
              </form>
            </>
          )}
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 lg:pt-2">
          {footer.map((menu) => (
            <Column key={menu.title} title={menu.title}>
              <ul>
                {menu.links.map(({ name, link, icon }) => (
                  <li key={link}>
                    <SmartLink to={link} newTabLabel={t('newTab')} className={line}>
                      <LinkIcon name={icon} />
                      {name}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
        </div>
      </div>
      <div className="wrap pb-10 text-sm text-soft">
        <div className="flex flex-col gap-x-12 gap-y-6 border-t border-shade pt-6 md:flex-row md:justify-between">
          <div>
            <p className="max-w-prose">{t('acknowledgement')}</p>
            <p className="mt-3 flex flex-wrap gap-x-4 tabular">
              <span>{settings.organisationName || settings.name}</span>
              {settings.abn && <span>{t('abn', { abn: formatAbn(settings.abn) })}</span>}
            </p>
          </div>
          <div className="flex flex-col gap-4 md:shrink-0 md:items-end">
            <SocialLinks settings={settings} newTabLabel={t('newTab')} />
            <LanguageControl />
            {counted && <ConsentControl />}
            <ThemeControl
              label={w('theme')}
              names={{ system: w('themeSystem'), light: w('themeLight'), dark: w('themeDark') }}
            />
          </div>
        </div>
      </div>
      <AppUpdate labels={{ available: u('available'), apply: u('apply') }} />
    </footer>
  );
}
