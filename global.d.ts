import type { Locale } from './lib/i18n/locales';
import type { Messages } from './lib/i18n/messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are values of CSS like any other. */
    [name: `--${string}`]: string | number | undefined;
  }
}
