import type { NextConfig } from 'next';
import { resolve } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  cacheComponents: true,
  // A shell shared by all links would be empty here: everything below the root depends on the view.
  partialPrefetching: false,
  // Finished pages end at the boundaries of their scheduled content.
  cacheHandler: resolve('server/page-cache.ts'),
  // A quarter for finished pages and one for reads; half is for what is sent of them
  // (server/finished-pages.ts).
  cacheMaxMemorySize: (Number(process.env.PAGES_MEMORY_MB || 100) / 4) * 1024 * 1024,
  poweredByHeader: false,
  // server/main.ts does, once per finished page.
  compress: false,
  // The platform sizes images already.
  images: { unoptimized: true },
  // Types are a stage of their own in npm test, over all of the code: starting the shop does not wait for them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', '@sentry/nextjs', 'read-excel-file'],
  // A form of a page with its files: 5 MB (lib/contract/limits) and what the browser adds around them.
  experimental: {
    serverActions: { bodySizeLimit: '6mb' },
    // Several storefronts of one folder, as the tests start them, would show each other's pages.
    isrFlushToDisk: process.env.PAGES_ON_DISK !== 'off',
  },
  // The invoice's other address, for good: two addresses of one paper would drift apart.
  async redirects() {
    return [{ source: '/show-invoice/:path+', destination: '/invoice/:path+', permanent: true }];
  },
  // A file name with a number in it is no route of its own.
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
 * A build with a token sends its source maps to Sentry and keeps none. The server reads this file at each start, too:
 * without a token Sentry's part is not even loaded.
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
    // Neither changes what reports say of us, and each changes what is built.
    buildTimeInstrumentation: false,
    routeManifestInjection: false,
    // A shop is not kept from going out by reports that will be harder to read.
    errorHandler: (error) => console.warn(`The source maps did not reach Sentry: ${error.message}`),
  });
}
