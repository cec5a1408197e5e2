import { cx } from '@/components/ui/cx';

interface Columns {
  readonly className: string;
  /** Greatest displayed width of a tile in CSS pixels, and its `sizes`. */
  readonly width: number;
  readonly sizes: string;
}

/** Specification 2, 'Gallery block, type grid'. */
const COLUMNS: Readonly<Record<number, Columns>> = {
  1: { className: 'grid-cols-1', width: 1200, sizes: '(min-width: 90rem) 86rem, 94vw' },
  2: { className: 'grid-cols-2', width: 700, sizes: '(min-width: 90rem) 43rem, 47vw' },
  3: { className: 'grid-cols-3', width: 475, sizes: '(min-width: 90rem) 29rem, 31vw' },
  4: {
    className: 'grid-cols-2 md:grid-cols-4',
    width: 375,
    sizes: '(min-width: 90rem) 22rem, (min-width: 48rem) 23vw, 47vw',
  },
  5: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-5',
    width: 275,
    sizes: '(min-width: 90rem) 17rem, (min-width: 64rem) 19vw, (min-width: 48rem) 23vw, 31vw',
  },
  6: {
    className: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-6',
    width: 250,
    sizes: '(min-width: 90rem) 14rem, (min-width: 64rem) 16vw, (min-width: 48rem) 23vw, 31vw',
  },
};

/**
 * Class names of a grid with this number of columns, and of its tiles. Fewer slides than columns leave no empty column;
 * a single slide takes half of a row.
 */
export function gridColumns(wanted: number, slides: number, showHeading: boolean) {
  const count = Math.min(wanted, Math.max(slides, 2));
  const { className, width, sizes } = COLUMNS[count] ?? { className: 'grid-cols-3', width: 600, sizes: '31vw' };
  return {
    columns: cx('grid gap-2 md:gap-4', className),
    tile: { width, sizes, showHeading },
  };
}
