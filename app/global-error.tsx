'use client';

import { NetworkError } from '@/components/site/network-error.client';
import { FALLBACK_TEXTS } from '@/lib/browser/error-texts';

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>{FALLBACK_TEXTS.title}</title>
        <main>
          <NetworkError retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
