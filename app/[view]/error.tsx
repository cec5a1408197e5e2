'use client';

import { NetworkError } from '@/components/site/network-error.client';

export default function ViewError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <NetworkError retry={reset} />
    </main>
  );
}
