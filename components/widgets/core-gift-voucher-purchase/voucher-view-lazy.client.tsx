'use client';

import type { ComponentProps } from 'react';
import { lazyPart } from '@/lib/browser/lazy-part';

const View = lazyPart(async () => (await import('./voucher-view.client')).VoucherView);

/**
 * Puts the scripts of vouchers in a separate chunk: other pages must not load them. No fallback: the server's forms
 * work until they are loaded.
 */
export function VoucherView(props: ComponentProps<typeof View>) {
  return <View {...props} />;
}
