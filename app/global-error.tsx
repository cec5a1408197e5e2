'use client';

import './globals.css';
import { NetworkError } from '@/components/layout/network-error.client';

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Network Error</title>
        <main>
          <NetworkError retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
