'use client';

import { NetworkError } from '@/components/site/network-error.client';
import { LAST_WORDS } from '@/lib/browser/fault-words';

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>{LAST_WORDS.title}</title>
        <main>
          <NetworkError retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
