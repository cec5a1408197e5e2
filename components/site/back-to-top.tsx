import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { BACK_TO_TOP_PX } from '@/lib/config/constants';

const ID = 'to-top';

/**
 * An inline script, since the page's other scripts may not have started while the visitor scrolls. It does not read the
 * scroll position before the page has loaded, which would force a layout.
 */
const SCRIPT = `{let a=document.getElementById('${ID}');addEventListener('load',onscroll=()=>{a.hidden=scrollY<=${BACK_TO_TOP_PX}})}`;

/** Appears after 100 px of scrolling (specification 1, section 2). */
export function BackToTop({ label, nonce }: { label: string; nonce: string | undefined }) {
  return (
    <>
      <a
        id={ID}
        href="#top"
        aria-label={label}
        hidden
        suppressHydrationWarning
        className={cx(
          'fixed end-4 bottom-4 z-20 grid size-11 place-items-center rounded-full border border-line',
          'bg-surface shadow-lift hover:border-ink print:hidden',
        )}
      >
        <Icon name="arrow-up" />
      </a>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />
    </>
  );
}
