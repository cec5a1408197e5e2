import 'server-only';
import type { Metadata, Viewport } from 'next';
import { env } from '../config/env';
import type { SiteSettings } from '../domain/site/settings';
import { plainText, shorten } from '../domain/content/plain-text';
import { CARD_SIZE } from '../domain/content/social-card';

const DESCRIPTION_LENGTH = 160;
/** The locale for crawlers, which send no language cookie. */
const OPEN_GRAPH_LOCALE = 'en_AU';

/** Metadata of every page: base address, the title's prefix and suffix from the settings, icons, verification. */
export function siteMetadata(settings: SiteSettings): Metadata {
  return {
    metadataBase: new URL(env().APP_ORIGIN),
    title: {
      default: settings.name,
      template: `${settings.seoTitlePrefix}%s${settings.seoTitleSuffix}`,
    },
    applicationName: settings.name,
    manifest: '/manifest.webmanifest',
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

/** Without theme colours in the settings, the browser's own bars use the page's background. */
export function siteViewport(settings: SiteSettings): Viewport {
  return {
    ...(settings.themeColour && {
      themeColor: [
        { media: '(prefers-color-scheme: light)', color: settings.themeColour },
        { media: '(prefers-color-scheme: dark)', color: settings.darkThemeColour || settings.themeColour },
      ],
    }),
  };
}

/** Converts HTML or long text to a description: one line, cut between words. */
export function descriptionOf(text: string): string | undefined {
  return shorten(plainText(text), DESCRIPTION_LENGTH) || undefined;
}

export interface PageFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** Path of the page on this site, used as its canonical address. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** ISO 8601 instants; for articles only. */
  readonly published?: string | null;
  readonly modified?: string | null;
  /** The picture shown with a link to the page on other sites. */
  readonly card?: { readonly address: string; readonly alt: string };
  /** Paths of the previous and next page of a list. */
  readonly beside?: { readonly previous: string | null; readonly next: string | null };
  /** Excludes the page from search engines, for example search results. */
  readonly hidden?: boolean;
}

/** The site's '@name' at Twitter; undefined if it has none. */
function handleOf(address: string): string | undefined {
  const [, name] = /^https?:\/\/(?:www\.)?(?:twitter|x)\.com\/@?(\w{1,30})\/?$/i.exec(address) ?? [];
  return name && `@${name}`;
}

type DocumentFacts = Omit<PageFacts, 'kind' | 'published' | 'modified' | 'card'>;

/** Metadata of a page that only its reader sees: other sites and crawlers are never signed in. */
export function documentMetadata(
  { title, description = '', path, beside, hidden = false }: DocumentFacts,
  settings: SiteSettings,
): Metadata {
  return {
    // A title that contains the site's name gets no prefix or suffix.
    title: title.includes(settings.name) ? { absolute: title } : title,
    description: descriptionOf(description),
    alternates: { canonical: path },
    ...(beside && { pagination: beside }),
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}

/** One page's metadata. It is in the public view, so add nothing that needs a session. */
export function pageMetadata(facts: PageFacts, settings: SiteSettings): Metadata {
  const { title, description = '', path, kind = 'website', published, modified, card } = facts;
  const site = handleOf(settings.twitter);
  // The title is shown next to the picture: an equal alt text adds nothing.
  const picture = card && { url: card.address, ...(card.alt !== title && { alt: card.alt }) };
  return {
    ...documentMetadata(facts, settings),
    openGraph: {
      type: kind,
      siteName: settings.name,
      locale: OPEN_GRAPH_LOCALE,
      title,
      description: descriptionOf(description),
      url: path,
      ...(kind === 'article' && { publishedTime: published ?? undefined, modifiedTime: modified ?? undefined }),
      ...(picture && { images: [{ ...picture, ...CARD_SIZE }] }),
    },
    // Named, or Next adds sizes, which Twitter's cards do not have.
    twitter: { card: 'summary_large_image', ...(site && { site }), ...(picture && { images: [picture] }) },
  };
}
