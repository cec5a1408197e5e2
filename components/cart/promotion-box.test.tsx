import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { applyPromotion } from '@/lib/actions/cart/promotion';
import { NEW_FORM } from '@/lib/actions/form-state';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { PromotionBox } from './promotion-box.client';

jest.mock('@/lib/actions/cart/promotion', () => ({ applyPromotion: jest.fn() }));

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

const applied = { code: 'SPRING', applied: true, message: '10% off' };
const box = (promotion: typeof applied | null, refresh = () => undefined) => (
  <WordsProvider locale="en" words={clientWords(english)}>
    <PromotionBox promotion={promotion} refresh={refresh} />
  </WordsProvider>
);
const title = () => screen.getByText('Promotion code', { selector: 'summary' });

it('keeps the focus beside the code once that is applied, and once it is removed', async () => {
  jest.mocked(applyPromotion).mockImplementation(async ({ attempt }) => ({ ...NEW_FORM, attempt: attempt + 1 }));
  const refresh = jest.fn();
  const { rerender } = render(box(null, refresh));
  await userEvent.click(title());
  await userEvent.type(screen.getByRole('textbox'), 'SPRING{Enter}');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(title()).toHaveFocus();
  rerender(box(applied, refresh));
  await userEvent.click(screen.getByRole('button', { name: /SPRING/ }));
  rerender(box(null, refresh));
  expect(title()).toHaveFocus();
});

it('leads to the field when a code is refused', async () => {
  jest.mocked(applyPromotion).mockImplementation(async ({ attempt }) => ({
    ...NEW_FORM,
    errors: { promotion: 'Unknown code' },
    attempt: attempt + 1,
  }));
  render(box(null));
  await userEvent.click(title());
  await userEvent.type(screen.getByRole('textbox'), 'NOPE{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});
