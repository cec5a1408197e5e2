import { Table, Td, Th } from '@/components/ui/table';
import type { ProductSkuOption } from '@/lib/domain/catalogue/catalogue';

interface CodeTableProps {
  skus: readonly ProductSkuOption[];
  labels: { caption: string; option: string; code: string; availability: string; inStock: string; outOfStock: string };
}

/** Every variant with its code and availability, for copying into an order. */
export function CodeTable({ skus, labels }: CodeTableProps) {
  const named = skus.some(({ variations }) => variations.length > 0);
  return (
    <Table caption={labels.caption} className="text-sm">
      <thead>
        <tr>
          {named && <Th>{labels.option}</Th>}
          <Th>{labels.code}</Th>
          <Th>{labels.availability}</Th>
        </tr>
      </thead>
      <tbody>
        {skus.map((sku) => (
          <tr key={sku.id}>
            {named && <Td>{sku.variations.map(({ value }) => value).join(', ') || '–'}</Td>}
            <Td className="tabular">{sku.code}</Td>
            <Td className={sku.inStock ? undefined : 'text-soft'}>
              {sku.inStock ? labels.inStock : labels.outOfStock}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
