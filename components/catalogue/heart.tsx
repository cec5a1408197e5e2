import { SHORTLIST_FORM } from '@/lib/config/routes-shortlist';
import { buttonClass } from '@/components/ui/button';

interface HeartProps {
  slug: string;
  /** Its accessible name; its words where it stands beside text. */
  label: string;
  /** With its words, below the way to prices. */
  wide?: boolean;
}

/**
 * Puts a product on the shortlist. It belongs to the one form of the page (site-footer.tsx), so it works without
 * scripts; they fill it in where the product is on it already (lib/browser/catalogue/hearts), and take it off.
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
