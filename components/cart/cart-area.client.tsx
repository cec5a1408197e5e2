'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { TIME_ZONE } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { CartView } from './cart-view.client';

interface CartAreaProps extends Omit<ComponentProps<typeof CartView>, 'locale'> {
  locale: Locale;
  messages: Pick<Messages, 'cart'>;
}

/** The cart with the words that its scripts say. */
export function CartArea({ messages, ...view }: CartAreaProps) {
  return (
    <NextIntlClientProvider locale={view.locale} messages={messages} timeZone={TIME_ZONE}>
      <CartView {...view} />
    </NextIntlClientProvider>
  );
}
