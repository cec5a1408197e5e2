import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/feedback/notice';
import { linkTarget } from '@/lib/domain/content/links';
import type { Order, Shipment } from '@/lib/domain/orders/order';
import { unsentLines } from '@/lib/domain/orders/unsent-lines';

/** The order's parcels with tracking; on a platform without shipments, the one named by the order. */
export function parcelsOf({ shipments, carrier, trackingNumber, trackingUrl }: Order): readonly Shipment[] {
  if (shipments.length > 0) return shipments;
  if (!trackingNumber) return [];
  return [{ carrier, trackingNumber, trackingUrl: trackingUrl ?? '', shippedAt: '', lines: [] }];
}

function Contents({ lines }: Pick<Shipment, 'lines'>) {
  return (
    <ul className="mt-1 text-soft">
      {lines.map((line) => (
        <li key={line.skuCode}>
          {line.qty} × {[line.productName, line.name].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** The pieces that the order goes without; nothing when all of them were sent or follow. */
export async function UnsentNotice({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  const lines = unsentLines(order);
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" quiet>
      <p>{t('notSupplied')}</p>
      <Contents lines={lines} />
    </Notice>
  );
}

/** A shipped parcel, or one that was picked up: carrier, tracking and contents. */
export async function ParcelNotice({ parcel, isPickUp }: { parcel: Shipment; isPickUp: boolean }) {
  const { carrier, trackingNumber: number, trackingUrl, lines } = parcel;
  const [t, tLayout] = await Promise.all([getTranslations('orders'), getTranslations('layout')]);
  const tracking = linkTarget(trackingUrl);
  const inWords = number
    ? t(carrier ? 'parcelBy' : 'trackingNumber', { carrier, number })
    : carrier || t(isPickUp ? 'pickedUp' : 'state.shipped');
  return (
    <Notice tone="info" quiet>
      <p className="tabular">{inWords}</p>
      {lines.length > 0 && <Contents lines={lines} />}
      {tracking.kind === 'external' && (
        <a href={tracking.href} target="_blank" rel="noreferrer" className="link mt-1 inline-block font-medium">
          {t('track')}
          <span className="sr-only"> ({tLayout('newTab')})</span>
        </a>
      )}
    </Notice>
  );
}
