/** Where a browser keeps the visitor's choice; nothing for the device's. */
export const THEME_KEY = 'theme';

/**
 * Before anything is painted, so that no page flashes in the other colours. A line, so that it can stand in the page
 * itself.
 */
const SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />;
}
