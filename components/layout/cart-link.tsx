import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';

/** `data-cart-count` lets the browser's cart code write a newer count. */
export function CartLink({ count, label, accessibleLabel }: { count: number; label: string; accessibleLabel: string }) {
  return (
    <Link href={routes.cart} prefetch={false} aria-label={accessibleLabel} className="bar-link">
      <Icon name="bag" />
      <span className="max-lg:sr-only">{label}</span>
      <span data-cart-count="" className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-medium tabular text-on-accent empty:hidden">
        {count > 0 ? count : null}
      </span>
    </Link>
  );
}
