import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';

interface CartLinkProps {
  count: number;
  label: string;
  /** Accessible names: `some` with '#' as the placeholder of the count, `none` for an empty cart. */
  labels: { some: string; none: string };
}

/** The browser's cart code uses the `data-` attributes to update the count (lib/browser/cart/cart.client). */
export function CartLink({ count, label, labels }: CartLinkProps) {
  return (
    <Link
      href={routes.cart}
      aria-label={count > 0 ? labels.some.replace('#', String(count)) : labels.none}
      data-cart-label={labels.some}
      data-cart-label-empty={labels.none}
      className="bar-link shrink-0"
    >
      <Icon name="bag" />
      <span className="max-lg:sr-only">{label}</span>
      <span
        data-cart-count=""
        className={
          'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-medium tabular ' +
          'text-on-accent empty:hidden'
        }
      >
        {count > 0 ? count : null}
      </span>
    </Link>
  );
}
