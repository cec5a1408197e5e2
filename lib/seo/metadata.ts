import 'server-only';
import type { Metadata, Viewport } from 'next';
import { env } from '../config/env';
import type { SiteSettings } from '../contract/site';
import { type Picture, imageAddress } from '../domain/picture';

const DESCRIPTION_LENGTH = 160;

/** What every page has: base address, the title's prefix and suffix from the settings, icons, verification. */
export function siteMetadata(settings: SiteSettings): Metadata {
  return {
    metadataBase: new URL(env().APP_ORIGIN),
    title: {
      default: settings.name,
      template: `${settings.seo_title_prefix}%s${settings.seo_title_suffix}`,
    },
    applicationName: settings.name,
    formatDetection: { telephone: false },
    ...(settings.favicon && {
      icons: {
        icon: [
          { url: settings.favicon },
          ...(settings.favicon_dark ? [{ url: settings.favicon_dark, media: '(prefers-color-scheme: dark)' }] : []),
        ],
      },
    }),
    ...(settings.site_verification_key && { verification: { google: settings.site_verification_key } }),
  };
}

/** The browser's own bars take the page's ground unless the settings name a colour. */
export function siteViewport(settings: SiteSettings): Viewport {
  return {
    colorScheme: 'light dark',
    ...(settings.theme_colour && {
      themeColor: [
        { media: '(prefers-color-scheme: light)', color: settings.theme_colour },
        { media: '(prefers-color-scheme: dark)', color: settings.dark_theme_colour || settings.theme_colour },
      ],
    }),
  };
}

/** HTML or long text as a description: one line, cut at a word. */
export function descriptionOf(text: string): string | undefined {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain || undefined;
  return `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

interface PageMetadata {
  title: string;
  description?: string;
  /** Path of the page on this site. */
  path: string;
  picture?: Picture | null;
  kind?: 'website' | 'article';
  /** Keeps the page out of search engines, for example search results. */
  hidden?: boolean;
}

/** One page's metadata. Add nothing that needs a session: it stands in the public view. */
export function pageMetadata({ title, description = '', path, picture, kind = 'website', hidden = false }: PageMetadata): Metadata {
  const summary = descriptionOf(description);
  return {
    title,
    description: summary,
    alternates: { canonical: path },
    openGraph: {
      type: kind,
      title,
      description: summary,
      url: path,
      images: picture ? [{ url: imageAddress(picture.hash, picture.aspect, 1200, 'jpg'), alt: picture.alt }] : undefined,
    },
    ...(hidden && { robots: { index: false, follow: true } }),
  };
}
