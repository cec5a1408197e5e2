import type { NextConfig } from 'next';
import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { PER_REQUEST_AGENT } from './lib/config/constants';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  cacheComponents: true,
  // A shell shared by all links would be empty here: everything below the root depends on the view.
  partialPrefetching: false,
  // Makes cached pages expire at the boundaries of their scheduled content.
  cacheHandler: resolve('server/pages/page-cache.ts'),
  // A quarter for finished pages and a quarter for reads; half is for the responses made of them
  // (server/pages/finished-pages.ts).
  cacheMaxMemorySize: (Number(process.env.PAGES_MEMORY_MB || 100) / 4) * 1024 * 1024,
  // Search engines get the finished pages that everybody gets.
  htmlLimitedBots: new RegExp(PER_REQUEST_AGENT),
  poweredByHeader: false,
  // server/main.ts compresses, once per finished page.
  compress: false,
  // The platform sizes images already.
  images: { unoptimized: true },
  // npm test checks types separately, over all of the code, so that starting the shop does not wait for it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'undici', '@sentry/nextjs', 'read-excel-file'],
  // A form of a page with its files: 5 MB (lib/contract/limits) plus the browser's encoding.
  experimental: {
    serverActions: { bodySizeLimit: '6mb' },
    // Renders each customer's page in stages, so that the browser can keep its static part: none has one.
    cachedNavigations: false,
    // Several storefronts in one folder, as in the tests, would otherwise show each other's pages.
    isrFlushToDisk: process.env.PAGES_ON_DISK !== 'off',
  },
  // The invoice's other address, permanently redirected, since two pages for one paper would diverge.
  async redirects() {
    return [{ source: '/show-invoice/:path+', destination: '/invoice/:path+', permanent: true }];
  },
  // A file name that contains a number cannot be a route.
  async rewrites() {
    return [{ source: '/sitemap-:number(\\d{1,5}).xml', destination: '/api/sitemap/:number' }];
  },
  async headers() {
    return [
      {
        source: '/api/:path*',
        headers: [
          { key: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'" },
          { key: 'x-content-type-options', value: 'nosniff' },
          { key: 'x-robots-tag', value: 'noindex' },
        ],
      },
    ];
  },
};

/**
 * A build with a token uploads its source maps to Sentry and then deletes them. The server reads this file at each
 * start, too: without a token Sentry's plugin is not even loaded.
 */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  const own = withNextIntl(config);
  const authToken = process.env.SENTRY_AUTH_TOKEN;
  if (phase !== PHASE_PRODUCTION_BUILD || !authToken) return own;
  const { withSentryConfig } = await import('@sentry/nextjs/config');
  return withSentryConfig(own, {
    authToken,
    org: process.env.SENTRY_ORG,
    project: process.env.SENTRY_PROJECT,
    telemetry: false,
    // Neither improves the reports, and each changes the build's output.
    buildTimeInstrumentation: false,
    routeManifestInjection: false,
    // Reports that are harder to read must not prevent a release.
    errorHandler: (error) => console.warn(`The source maps did not reach Sentry: ${error.message}`),
  });
}
