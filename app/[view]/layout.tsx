import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { Suspense, type CSSProperties } from 'react';
import { fontVariables } from '@/app/fonts/fonts';
import { EarlyInput } from '@/components/forms/state/early-input';
import { BackToTop } from '@/components/site/back-to-top';
import { ErrorReports } from '@/components/site/error-reports.client';
import { ErrorTexts } from '@/components/site/error-texts';
import { SoftNavigation } from '@/components/site/soft-navigation.client';
import { ThemeScript } from '@/components/site/theme-script';
import { PreviewBar } from '@/components/content/preview/preview-bar';
import { SessionLeaf } from '@/components/sign-in/session/session-leaf';
import { env } from '@/lib/config/env';
import { directionOf } from '@/lib/i18n/locales';
import { PLACEHOLDER_VIEW, parseView } from '@/lib/i18n/view';
import { getSite } from '@/lib/data/site/site';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

/** The live view renders completely per request: no part waits behind a fallback. */
export const instant = false;

export function generateStaticParams() {
  return [{ view: PLACEHOLDER_VIEW }];
}

export async function generateMetadata({ params }: LayoutProps<'/[view]'>): Promise<Metadata> {
  const view = parseView((await params).view);
  return view ? siteMetadata((await getSite()).settings) : {};
}

export async function generateViewport({ params }: LayoutProps<'/[view]'>): Promise<Viewport> {
  const view = parseView((await params).view);
  return view ? siteViewport((await getSite()).settings) : {};
}

/** A site's colours replace the theme's accent; tokens.css ensures their contrast. */
async function themeStyle(): Promise<CSSProperties> {
  const { settings } = await getSite();
  return {
    ...(settings.themeColour && { '--brand': settings.themeColour }),
    ...(settings.darkThemeColour && { '--brand-dark': settings.darkThemeColour }),
  } as CSSProperties;
}

/** On every page, if the site enables it (specification 1, section 2). */
async function BackToTopLink({ nonce }: { nonce: string | undefined }) {
  const [{ settings }, t] = await Promise.all([getSite(), getTranslations('layout')]);
  return settings.showBackToTop && <BackToTop label={t('backToTop')} nonce={nonce} />;
}

/** Only if the operator configured an address for error reports. */
function Reports() {
  const dsn = env().SENTRY_DSN;
  return dsn === undefined ? null : <ErrorReports dsn={dsn} />;
}

export default async function RootLayout({ children, params }: LayoutProps<'/[view]'>) {
  const view = parseView((await params).view);
  if (view?.live) await connection();
  const nonce = view?.live ? ((await headers()).get('x-nonce') ?? undefined) : undefined;
  return (
    <html
      lang={view?.locale}
      dir={view ? directionOf(view.locale) : undefined}
      className={fontVariables}
      style={view ? await themeStyle() : undefined}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* React inserts the viewport's metadata anew for each page, and browsers restyle everything for this one. */}
        <meta name="color-scheme" content="light dark" />
        <ThemeScript nonce={nonce} />
      </head>
      <body id="top">
        {view?.live && <EarlyInput nonce={nonce} />}
        <Suspense fallback={null}>
          <SoftNavigation />
        </Suspense>
        {children}
        {view?.live && <PreviewBar />}
        {view && <BackToTopLink nonce={nonce} />}
        {view && <ErrorTexts />}
        {view && <SessionLeaf />}
        {view && <Reports />}
      </body>
    </html>
  );
}
