/** Storage key of the visitor's choice; absent when the page follows the device. */
export const THEME_KEY = 'theme';

/** Runs inline before the first paint, so that no page flashes in the other theme. */
const SCRIPT =
  `try{var t=localStorage.getItem('${THEME_KEY}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />;
}
