import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { routes } from '@/lib/config/routes';

interface SearchFormProps {
  id: string;
  labels: { label: string; hint: string; submit: string };
  /** A second form on the page is no landmark of its own. */
  inPage?: boolean;
  className?: string;
}

/** A plain GET form: works before any script. */
export function SearchForm({ id, labels, inPage = false, className }: SearchFormProps) {
  return (
    <form action={routes.search()} role={inPage ? undefined : 'search'} className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">{labels.label}</label>
      <input
        id={id}
        type="search"
        name="q"
        required
        maxLength={100}
        placeholder={labels.hint}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full rounded-full border border-line bg-surface ps-4.5 pe-12 text-base placeholder:text-soft hover:border-edge"
      />
      <button type="submit" aria-label={labels.submit} className="absolute end-1 top-1 grid size-9 place-items-center rounded-full text-soft hover:bg-tint hover:text-ink">
        <Icon name="search" className="size-4.5" />
      </button>
    </form>
  );
}
