import { orderPad } from './order-pad.action';
import { NEW_PAD } from './pad-form';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`redirect ${address}`);
  },
}));
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, getAll: () => [] }),
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
}));
const mockRead = jest.fn();
jest.mock('@/lib/domain/cart/order-text/read-order-text', () => ({ readOrderText: (text: string) => mockRead(text) }));
jest.mock('@/lib/data/cart/order-file.server', () => ({ readOrderFile: async (file: Blob) => mockRead(file) }));

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

it.each([
  ['text', 'BB-SOAP-1 2'],
  ['file', new File(['BB-SOAP-1 2'], 'order.txt')],
])('reads no %s of a visitor, who is asked to sign in', async (name, value) => {
  const data = new FormData();
  data.set('intent', 'read');
  data.set(name, value);
  await expect(orderPad(NEW_PAD, data)).rejects.toThrow('redirect /login?');
  expect(mockRead).not.toHaveBeenCalled();
});
