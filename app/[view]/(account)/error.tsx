'use client';

import { NetworkError } from '@/components/site/network-error.client';

export default function AccountError({ retry }: { error: unknown; retry: () => void }) {
  return <NetworkError retry={retry} />;
}
