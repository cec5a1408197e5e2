import { cx } from '@/components/ui/cx';

/** Specification 2, 'Gallery block, type grid'. */
const COLUMNS: Readonly<Record<number, { className: string; sizes: string }>> = {
  1: { className: 'grid-cols-1', sizes: '(min-width: 90rem) 86rem, 94vw' },
  2: { className: 'grid-cols-2', sizes: '(min-width: 90rem) 43rem, 47vw' },
  3: { className: 'grid-cols-3', sizes: '(min-width: 90rem) 29rem, 31vw' },
  4: { className: 'grid-cols-2 md:grid-cols-4', sizes: '(min-width: 90rem) 22rem, (min-width: 48rem) 23vw, 47vw' },
  5: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
    sizes: '(min-width: 64rem) 19vw, (min-width: 48rem) 23vw, 31vw',
  },
  6: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-6',
    sizes: '(min-width: 64rem) 16vw, (min-width: 48rem) 23vw, 31vw',
  },
};

/**
 * The classes of a grid with this many columns, and of its tiles. Fewer slides than columns leave no empty column; a
 * single slide takes half of a row.
 */
export function gridColumns(wanted: number, slides: number, showHeading: boolean) {
  const count = Math.min(wanted, Math.max(slides, 2));
  const { className, sizes } = COLUMNS[count] ?? { className: 'grid-cols-3', sizes: '31vw' };
  return {
    columns: cx('grid gap-2 md:gap-4', className),
    tile: { width: count === 1 ? 1200 : 600, sizes, showHeading },
  };
}
