import 'server-only';
import type { Metadata, Viewport } from 'next';
import { env } from '../config/env';
import type { SiteSettings } from '../domain/site/settings';
import { plainText, shorten } from '../domain/content/plain-text';
import { CARD_SIZE } from '../domain/content/social-card';

const DESCRIPTION_LENGTH = 160;
/** The locale for crawlers, which have no language cookie. */
const OPEN_GRAPH_LOCALE = 'en_AU';

/** What every page has: base address, the title's prefix and suffix from the settings, icons, verification. */
export function siteMetadata(settings: SiteSettings): Metadata {
  return {
    metadataBase: new URL(env().APP_ORIGIN),
    title: {
      default: settings.name,
      template: `${settings.seoTitlePrefix}%s${settings.seoTitleSuffix}`,
    },
    applicationName: settings.name,
    manifest: '/manifest.webmanifest',
    appleWebApp: { title: settings.name },
    formatDetection: { telephone: false },
    icons: {
      icon: settings.favicon
        ? [
            { url: settings.favicon },
            ...(settings.faviconDark ? [{ url: settings.faviconDark, media: '(prefers-color-scheme: dark)' }] : []),
          ]
        : [{ url: '/icon.svg', type: 'image/svg+xml' }],
      apple: '/assets/icon/touch-180.png',
    },
    ...(settings.siteVerificationKey && { verification: { google: settings.siteVerificationKey } }),
  };
}

/** The browser's own bars take the page's ground unless the settings name a colour. */
export function siteViewport(settings: SiteSettings): Viewport {
  return {
    colorScheme: 'light dark',
    ...(settings.themeColour && {
      themeColor: [
        { media: '(prefers-color-scheme: light)', color: settings.themeColour },
        { media: '(prefers-color-scheme: dark)', color: settings.darkThemeColour || settings.themeColour },
      ],
    }),
  };
}

/** HTML or long text as a description: one line, cut at a word. */
export function descriptionOf(text: string): string | undefined {
  return shorten(plainText(text), DESCRIPTION_LENGTH) || undefined;
}

export interface PageFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path of the page on this site: the address that search engines keep it under. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** Instants as ISO 8601; of an article. */
  readonly published?: string | null;
  readonly modified?: string | null;
  /** The picture that a link to the page shows elsewhere. */
  readonly card?: { readonly address: string; readonly alt: string };
  /** The pages of a list before and after this one. */
  readonly beside?: { readonly previous: string | null; readonly next: string | null };
  /** Keeps the page out of search engines, for example search results. */
  readonly hidden?: boolean;
}

/** '@name' of the site at Twitter; undefined without one. */
function handleOf(address: string): string | undefined {
  const [, name] = /^https?:\/\/(?:www\.)?(?:twitter|x)\.com\/@?(\w{1,30})\/?$/i.exec(address) ?? [];
  return name && `@${name}`;
}

/** One page's metadata. Add nothing that needs a session: it stands in the public view. */
export function pageMetadata(
  { title, description = '', path, kind = 'website', published, modified, card, beside, hidden = false }: PageFacts,
  settings: SiteSettings,
): Metadata {
  const summary = descriptionOf(description);
  const site = handleOf(settings.twitter);
  return {
    // A title that names the site already does not get its name once more.
    title: title.includes(settings.name) ? { absolute: title } : title,
    description: summary,
    alternates: { canonical: path },
    ...(beside && { pagination: beside }),
    openGraph: {
      type: kind,
      siteName: settings.name,
      locale: OPEN_GRAPH_LOCALE,
      title,
      description: summary,
      url: path,
      ...(kind === 'article' && { publishedTime: published ?? undefined, modifiedTime: modified ?? undefined }),
      // The title is beside the picture: an equal alt text adds nothing.
      ...(card && { images: [{ url: card.address, ...CARD_SIZE, ...(card.alt !== title && { alt: card.alt }) }] }),
    },
    twitter: { card: 'summary_large_image', ...(site && { site }) },
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}
