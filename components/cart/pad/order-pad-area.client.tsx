'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { TIME_ZONE } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { OrderPad } from './order-pad.client';

interface OrderPadAreaProps extends Omit<ComponentProps<typeof OrderPad>, 'locale'> {
  locale: Locale;
  messages: Pick<Messages, 'quickOrder' | 'forms'>;
}

/** The pad with the words that its scripts say. */
export function OrderPadArea({ messages, ...pad }: OrderPadAreaProps) {
  return (
    <NextIntlClientProvider locale={pad.locale} messages={messages} timeZone={TIME_ZONE}>
      <OrderPad {...pad} />
    </NextIntlClientProvider>
  );
}
