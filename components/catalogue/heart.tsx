import { SHORTLIST_FORM } from '@/lib/config/routes-shortlist';
import { buttonClass } from '@/components/ui/button';

interface HeartProps {
  slug: string;
  /** Accessible name, or visible text when `wide`. */
  label: string;
  /** Shows its label, below the link to prices. */
  wide?: boolean;
}

/**
 * Adds a product to the shortlist, by the page's one form (site-footer.tsx), hence without scripts. With scripts it
 * shows the state and can remove the product (lib/browser/catalogue/hearts).
 */
export function Heart({ slug, label, wide = false }: HeartProps) {
  return (
    <button
      form={SHORTLIST_FORM}
      name="add"
      value={slug}
      className={wide ? buttonClass({ variant: 'quiet', block: true, className: 'heart mt-4' }) : 'heart'}
      {...(wide ? { children: label } : { 'aria-label': label })}
    />
  );
}
