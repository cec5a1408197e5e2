import { SHORTLIST_FORM } from '@/lib/config/routes-shortlist';
import { buttonClass } from '@/components/ui/button';

interface HeartProps {
  slug: string;
  /** Accessible name, or visible text when `wide`. */
  label: string;
  /** Shows the label as text, below the link to prices. */
  wide?: boolean;
}

/**
 * Adds a product to the shortlist by submitting the page's one form (site-footer.tsx), so it works without scripts.
 * Scripts add the state and the removal (lib/browser/catalogue/hearts).
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
