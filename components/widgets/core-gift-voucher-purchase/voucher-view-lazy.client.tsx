'use client';

import { type ComponentProps, lazy } from 'react';
import { keepTrying } from '@/lib/browser/keep-trying';

const View = lazy(async () => ({ default: (await keepTrying(() => import('./voucher-view.client'))).VoucherView }));

/** The scripts of vouchers in a file of their own: other pages must not bring them along. No fallback: the server's forms stand and work until they are there. */
export function VoucherView(props: ComponentProps<typeof View>) {
  return <View {...props} />;
}
