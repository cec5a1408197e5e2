import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { SkipLink } from '@/components/site/header/skip-link';
import { Wordmark } from '@/components/site/header/wordmark';
import { BackLink } from '@/components/ui/back-link';
import { getSite } from '@/lib/data/site/site';
import { formatAbn } from '@/lib/domain/account/abn';

interface CheckoutFrameProps {
  way: { href: string; label: string };
  children: ReactNode;
}

/** A minimal page layout: the shop's name, one link, and contacts. */
export async function CheckoutFrame({ way, children }: CheckoutFrameProps) {
  const [tLayout, { settings }] = await Promise.all([getTranslations('layout'), getSite()]);
  return (
    <>
      <SkipLink label={tLayout('skip')} />
      <header className="border-b border-line">
        <div className="wrap flex min-h-18 items-center justify-between gap-6 py-3">
          <Wordmark settings={settings} label={tLayout('wordmarkHome', { name: settings.name })} className="shrink-0" />
          <BackLink href={way.href} label={way.label} className="max-sm:text-sm" />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-sm text-soft">
          <p>
            {settings.organisationName || settings.name}
            {settings.abn && (
              <span className="whitespace-nowrap tabular"> · {tLayout('abn', { abn: formatAbn(settings.abn) })}</span>
            )}
          </p>
          <p className="flex flex-wrap gap-x-6">
            {settings.phone && (
              <a
                href={`tel:${settings.phone.replaceAll(/[^\d+]/g, '')}`}
                className="link inline-flex tap items-center tabular"
              >
                {settings.phone}
              </a>
            )}
            {settings.email && (
              <a href={`mailto:${settings.email}`} className="link inline-flex tap items-center break-all">
                {settings.email}
              </a>
            )}
          </p>
        </div>
      </footer>
    </>
  );
}
