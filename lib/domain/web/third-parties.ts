import type { SiteSettings } from '../site/settings';

/** Keys of third parties that may count visits; '' for each that is not used (specification 1, section 3). */
export interface ThirdPartyKeys {
  readonly analytics: string;
  readonly tagManager: string;
  readonly pixel: string;
}

const SHAPES: Readonly<Record<keyof ThirdPartyKeys, RegExp>> = {
  analytics: /^G-[A-Z\d]{4,20}$/,
  tagManager: /^GTM-[A-Z\d]{4,20}$/,
  pixel: /^\d{5,20}$/,
};

/** The configured keys in a valid format, since they become part of an address; null when there is none. */
export function thirdPartyKeys(
  settings: Pick<SiteSettings, 'analyticsKey' | 'tagManagerKey' | 'pixelKey'>,
): ThirdPartyKeys | null {
  const given: ThirdPartyKeys = {
    analytics: settings.analyticsKey,
    tagManager: settings.tagManagerKey,
    pixel: settings.pixelKey,
  };
  const keep = (name: keyof ThirdPartyKeys) => (SHAPES[name].test(given[name]) ? given[name] : '');
  const keys: ThirdPartyKeys = { analytics: keep('analytics'), tagManager: keep('tagManager'), pixel: keep('pixel') };
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

export function thirdPartyOrigins(keys: ThirdPartyKeys | null): ThirdPartyOrigins {
  const used = [...(keys?.analytics || keys?.tagManager ? [GOOGLE] : []), ...(keys?.pixel ? [META] : [])];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    images: used.flatMap(({ images }) => images),
    connections: used.flatMap(({ connections }) => connections),
  };
}
