import type { SiteSettings } from '../site/settings';

/** Keys of third parties that may count visits; '' for each that is not used (specification 1, section 3). */
export interface ThirdPartyKeys {
  readonly analytics: string;
  readonly tagManager: string;
  readonly pixel: string;
  /** Address of a Matomo server, which ends with a slash, and the number of this site there; both or neither. */
  readonly matomoUrl: string;
  readonly matomoSite: string;
}

const SHAPES = {
  analytics: /^G-[A-Z\d]{4,20}$/,
  tagManager: /^GTM-[A-Z\d]{4,20}$/,
  pixel: /^\d{5,20}$/,
} as const;

/** A host may contain characters that mean something in a Content-Security-Policy: `;`, `*`, `'`. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;
const SITE_ID = /^\d{1,9}$/;

/** The address of a Matomo server with a closing slash; null unless it is a plain https address. */
export function matomoAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  if (!url || !HOST.test(url.hostname)) return null;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.search + url.hash !== '')
    return null;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

export function isMatomoSite(text: string): boolean {
  return SITE_ID.test(text);
}

/** The configured keys in a valid format, since they become part of an address; null when there is none. */
export function thirdPartyKeys(
  settings: Pick<SiteSettings, 'analyticsKey' | 'tagManagerKey' | 'pixelKey' | 'analyticsSiteUrl' | 'analyticsSiteId'>,
): ThirdPartyKeys | null {
  const keep = (shape: RegExp, given: string) => (shape.test(given) ? given : '');
  const server = matomoAddress(settings.analyticsSiteUrl);
  const site = settings.analyticsSiteId.trim();
  const isCounted = server !== null && isMatomoSite(site);
  const keys: ThirdPartyKeys = {
    analytics: keep(SHAPES.analytics, settings.analyticsKey),
    tagManager: keep(SHAPES.tagManager, settings.tagManagerKey),
    pixel: keep(SHAPES.pixel, settings.pixelKey),
    matomoUrl: isCounted ? server : '',
    matomoSite: isCounted ? site : '',
  };
  return Object.values(keys).some((key) => key !== '') ? keys : null;
}

/** Origins that a page with these keys may reach, for its Content-Security-Policy. */
export interface ThirdPartyOrigins {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

const GOOGLE: ThirdPartyOrigins = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
const META: ThirdPartyOrigins = {
  scripts: ['https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com'],
};

function matomoOrigins(server: string): ThirdPartyOrigins {
  const { origin } = new URL(server);
  return { scripts: [origin], images: [origin], connections: [origin] };
}

export function thirdPartyOrigins(keys: ThirdPartyKeys | null): ThirdPartyOrigins {
  const used = [
    ...(keys?.analytics || keys?.tagManager ? [GOOGLE] : []),
    ...(keys?.pixel ? [META] : []),
    ...(keys?.matomoUrl ? [matomoOrigins(keys.matomoUrl)] : []),
  ];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    images: used.flatMap(({ images }) => images),
    connections: used.flatMap(({ connections }) => connections),
  };
}
