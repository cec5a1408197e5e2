'use client';

import { NetworkError } from '@/components/site/network-error.client';

export default function ViewError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <main id="content">
      <NetworkError retry={retry} />
    </main>
  );
}
