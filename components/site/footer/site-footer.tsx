import { getLocale, getTranslations } from 'next-intl/server';
import { ConsentControl } from '@/components/site/consent/consent-control';
import { getViewer } from '@/lib/data/viewer';
import { AppUpdate } from './app-update.client';
import { footerMarkup } from './footer-markup.server';
import { ThemeControl } from './theme-control.client';
import { holding } from '../static-markup.server';

/** `counted` on pages whose visits may be counted: never where secrets are typed or shown. */
export async function SiteFooter({ counted = false }: { counted?: boolean }) {
  const [w, u, locale, viewer] = await Promise.all([
    getTranslations('widgets'),
    getTranslations('update'),
    getLocale(),
    getViewer(),
  ]);
  const markup = await footerMarkup(locale, viewer.kind !== 'visitor');
  return (
    <footer className="mt-auto border-t border-line bg-tint">
      <div className="wrap grid gap-x-8 gap-y-12 pt-section pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div {...holding(markup.business)} />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 lg:pt-2" {...holding(markup.menus)} />
      </div>
      <div className="wrap pb-10 text-sm text-soft">
        <div className="flex flex-col gap-x-12 gap-y-6 border-t border-shade pt-6 md:flex-row md:justify-between">
          <div {...holding(markup.legal)} />
          <div className="flex flex-col gap-4 md:shrink-0 md:items-end">
            <div className="flex flex-col gap-4 md:items-end" {...holding(markup.choices)} />
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
