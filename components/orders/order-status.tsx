import { getTranslations } from 'next-intl/server';
import { Badge, type BadgeTone } from '@/components/ui/text/badge';
import type { OrderSummary } from '@/lib/domain/orders/order';

const TONES: Record<OrderSummary['status'], BadgeTone> = {
  'awaiting-payment': 'warning',
  placed: 'info',
  processing: 'info',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
};

export async function OrderStatus({
  order: { status, isPickUp },
}: {
  order: Pick<OrderSummary, 'status' | 'isPickUp'>;
}) {
  const t = await getTranslations('orders');
  return (
    <Badge tone={TONES[status]}>{isPickUp && status === 'delivered' ? t('pickedUp') : t(`state.${status}`)}</Badge>
  );
}
