import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  cacheComponents: true,
  // A shell shared by all links would be empty here: everything below the root depends on the view.
  partialPrefetching: false,
  poweredByHeader: false,
  // The platform sizes images already.
  images: { unoptimized: true },
  // Types are a stage of their own in npm test, over all of the code: starting the shop does not wait for them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino'],
  async headers() {
    return [
      {
        source: '/api/:path*',
        headers: [
          { key: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'" },
          { key: 'x-content-type-options', value: 'nosniff' },
        ],
      },
    ];
  },
};

export default withNextIntl(config);
