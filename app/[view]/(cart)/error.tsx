'use client';

import { NetworkError } from '@/components/layout/network-error.client';

export default function CartError({ reset }: { error: Error; reset: () => void }) {
  return <NetworkError retry={reset} />;
}
