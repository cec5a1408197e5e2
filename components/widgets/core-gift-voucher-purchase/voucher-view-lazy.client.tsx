'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const View = lazyPart(async () => (await import('./voucher-view.client')).VoucherView);

/**
 * The scripts of vouchers in a file of their own: other pages must not bring them along. No fallback: the server's
 * forms stand and work until they are there.
 */
export function VoucherView(props: ComponentProps<typeof View>) {
  return <View {...props} />;
}
