import type { ThirdPartyKeys } from '@/lib/domain/web/third-parties';

type Queue = unknown[];
declare global {
  interface Window {
    dataLayer?: Queue;
    _paq?: Queue;
    fbq?: ((...words: unknown[]) => void) & { queue?: Queue; loaded?: boolean; version?: string };
  }
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** Addresses are reported without their query, which may contain a search or the outcome of a form. */
function plainAddress(): string {
  return `${location.origin}${location.pathname}`;
}

/** Where the visitor came from, without the query: pages of this site with secrets in theirs are referrers too. */
function plainReferrer(): string {
  // Not URL.parse, which older browsers lack.
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  return from && /^https?:$/.test(from.protocol) ? from.origin + from.pathname : '';
}

let started = false;

/**
 * Loads the analytics scripts. Call it only after consent; a second call does nothing. A prerendered page is counted
 * when it is shown.
 */
export function startAnalytics(keys: ThirdPartyKeys): void {
  if (started) return;
  started = true;
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => loadAnalytics(keys), { once: true });
  else loadAnalytics(keys);
}

function loadAnalytics({ analytics, tagManager, pixel, matomoUrl, matomoSite }: ThirdPartyKeys): void {
  const layer: Queue = (window.dataLayer ??= []);
  if (analytics !== '') {
    // gtag.js requires the arguments object, not an array.
    const gtag = function gtag() {
      layer.push(arguments);
    } as (...words: unknown[]) => void;
    gtag('js', new Date());
    gtag('config', analytics, {
      page_location: plainAddress(),
      page_referrer: plainReferrer(),
      allow_google_signals: false,
    });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${analytics}`);
  }
  if (tagManager !== '') {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`);
  }
  if (pixel !== '') {
    const queue: Queue = [];
    window.fbq ??= Object.assign((...words: unknown[]) => void queue.push(words), {
      queue,
      loaded: true,
      version: '2.0',
    });
    window.fbq('init', pixel);
    window.fbq('track', 'PageView');
    addScript('https://connect.facebook.net/en_US/fbevents.js');
  }
  if (matomoUrl !== '') {
    (window._paq ??= []).push(
      ['setTrackerUrl', `${matomoUrl}matomo.php`],
      ['setSiteId', matomoSite],
      ['setCustomUrl', plainAddress()],
      ['setReferrerUrl', plainReferrer()],
      ['trackPageView'],
    );
    addScript(`${matomoUrl}matomo.js`);
  }
}
