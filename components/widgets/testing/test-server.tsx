import type * as NextIntl from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
import { TextDecoder, TextEncoder } from 'node:util';
import { setImmediate } from 'node:timers';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { Widget, WidgetContext } from '../parts/define';
import { widgetData } from './test-context';

/** Missing in jsdom. */
Object.assign(globalThis, { TextDecoder, TextEncoder, setImmediate });

jest.mock('next-intl/server', () => {
  const { createFormatter, createTranslator } = jest.requireActual<typeof NextIntl>('next-intl');
  const messages = jest.requireActual<Messages>('@/messages/en.json');
  return {
    getTranslations: async (namespace: never) =>
      createTranslator({ locale: 'en', messages, namespace, timeZone: 'Australia/Sydney' }),
    getFormatter: async () => createFormatter({ locale: 'en', timeZone: 'Australia/Sydney' }),
    getMessages: async () => messages,
    getLocale: async () => 'en',
  };
});

export const VISITOR: WidgetContext = {
  viewer: { kind: 'visitor' },
  locale: 'en',
  path: '/page',
  slug: 'page',
  params: [],
  place: { block: 'r1b1', index: 0 },
};
export const CUSTOMER: WidgetContext = {
  ...VISITOR,
  viewer: {
    kind: 'customer',
    id: '1',
    firstName: 'Hana',
    company: 'Groom & Co',
    email: 'trade@example.com',
    isAdmin: false,
  },
};

/** A picture as the platform sends it. */
export const IMAGE = {
  hash: '0123456789abcdef0123456789abcdef',
  aspect: '16x9',
  url: '/assets/i/0123456789abcdef0123456789abcdef/16x9/1925.jpg',
  width: 1925,
  height: 1083,
  alt: 'A bench of bottles',
};

/** The HTML of an element after everything in it was awaited: what a visitor without scripts gets. */
export async function htmlOf(element: ReactNode): Promise<string> {
  const { renderToPipeableStream } = await import('react-dom/server.node');
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Renders an element on the server and puts it into the document. */
export async function renderOnServer(element: ReactNode): Promise<{ container: HTMLElement }> {
  document.body.innerHTML = `<div>${await htmlOf(element)}</div>`;
  return { container: document.body.firstElementChild as HTMLElement };
}

/** Renders a widget with these settings; null if they are invalid. */
export async function renderWidget(widget: Widget, templatevar: Record<string, unknown>, context = VISITOR) {
  const prepared = widget.prepare(widgetData(widget.outer, templatevar), context);
  return prepared && renderOnServer(await prepared);
}
