'use client';

import { NetworkError } from '@/components/site/network-error.client';

export default function SiteError({ reset }: { error: Error; reset: () => void }) {
  return <NetworkError retry={reset} />;
}
