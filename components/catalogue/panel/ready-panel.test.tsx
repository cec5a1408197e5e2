import { act, render } from '@testing-library/react';
import { ReadyPanel } from './ready-panel.client';

const loaded = jest.fn();
jest.mock('./cart-panel.client', () => {
  loaded();
  return {};
});

/** jsdom has no pointer events. */
async function point(selector: string): Promise<void> {
  await act(async () => {
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
}

it('loads the order form once a product is pointed at, and nothing before', async () => {
  render(
    <>
      <ReadyPanel />
      <a href="/shop/biscuits">Biscuits</a>
      <a href="/product/bags">
        <b>Bags</b>
      </a>
    </>,
  );
  await point('[href="/shop/biscuits"]');
  expect(loaded).not.toHaveBeenCalled();
  await point('b');
  await point('b');
  expect(loaded).toHaveBeenCalledTimes(1);
});
