/** Storage key of the visitor's choice; absent when the page follows the device. */
export const THEME_KEY = 'theme';

/**
 * Runs inline before the first paint, so that no page flashes in the other theme. It stands in the head: in the body it
 * is followed by a frame of an empty page, and the first picture is painted a tenth later (decision 0112).
 */
const SCRIPT =
  `try{var t=localStorage.getItem('${THEME_KEY}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />;
}
