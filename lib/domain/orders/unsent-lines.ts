import type { Order, Shipment } from './order';

type ParcelLine = Shipment['lines'][number];

/**
 * The pieces that a complete order goes without: those in none of its parcels. None while the rest still follows, nor
 * on a platform that does not tell what is in a parcel.
 */
export function unsentLines({ status, lines, shipments }: Pick<Order, 'status' | 'lines' | 'shipments'>): ParcelLine[] {
  const complete = status === 'shipped' || status === 'delivered';
  if (!complete || shipments.length === 0 || shipments.some((parcel) => parcel.lines.length === 0)) return [];
  // By sku: two lines of one differ in their addons, which a parcel does not name.
  const left = new Map<string, ParcelLine>();
  for (const { productName, name, skuCode, qty } of lines)
    left.set(skuCode, { productName, name, skuCode, qty: qty + (left.get(skuCode)?.qty ?? 0) });
  for (const { skuCode, qty } of shipments.flatMap((parcel) => parcel.lines)) {
    const line = left.get(skuCode);
    if (line) left.set(skuCode, { ...line, qty: line.qty - qty });
  }
  return [...left.values()].filter(({ qty }) => qty > 0);
}

/** An order's lines without the pieces that it goes without: what is to be found in its parcels. */
export function suppliedLines(order: Pick<Order, 'status' | 'lines' | 'shipments'>): Order['lines'] {
  const missing = new Map(unsentLines(order).map(({ skuCode, qty }) => [skuCode, qty]));
  return order.lines.flatMap((line) => {
    const left = missing.get(line.skuCode) ?? 0;
    const qty = Math.max(0, line.qty - left);
    missing.set(line.skuCode, left - (line.qty - qty));
    return qty === 0 ? [] : { ...line, qty };
  });
}
