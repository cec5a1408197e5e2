/** Storage key of the visitor's choice; absent when the page follows the device. */
export const THEME_KEY = 'theme';

/**
 * Runs inline before the first paint, so that no page flashes in the other theme. Like theme-control.client.tsx, it
 * puts the chosen theme's colour of the browser's own bars first, where it counts.
 */
const SCRIPT =
  `try{var t=localStorage.getItem('${THEME_KEY}'),d=document,m;` +
  `if(t==='light'||t==='dark'){d.documentElement.dataset.theme=t;` +
  `if(m=d.querySelector('meta[name=theme-color][media*='+t+']'))` +
  `m=m.cloneNode(),m.removeAttribute('media'),m.content+=' ',d.head.prepend(m)}}catch{}`;

export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} suppressHydrationWarning />;
}
