'use client';

import { NetworkError } from '@/components/site/network-error.client';

export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  return <NetworkError retry={retry} />;
}
