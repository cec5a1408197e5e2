/** A sku's name as one line: its product, then what distinguishes it, such as 'Oatmeal shampoo, 500 mL'. */
export function skuTitle(product: string, options: string): string {
  return [product, options].filter(Boolean).join(', ');
}
