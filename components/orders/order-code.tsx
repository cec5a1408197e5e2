import { barCode } from '@/lib/domain/orders/code128';

const HEIGHT = 48;
/** Quiet zone on either side, in modules. */
const QUIET = 10;

/** An order number as a barcode, with the number below it. Dark on light in every theme. */
export function OrderCode({ number, label }: { number: string; label: string }) {
  const code = barCode(number);
  if (!code) return null;
  const path = code.bars.map(({ at, width }) => `M${at + QUIET} 0h${width}v${HEIGHT}h-${width}z`).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-16 w-72 max-w-full bg-white text-black forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
