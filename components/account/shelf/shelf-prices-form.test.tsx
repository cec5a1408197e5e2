import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WordsProvider } from '@/components/forms/words.client';
import { saveShelfPrices } from '@/lib/actions/account/shelf-prices';
import { NEW_SHELF } from '@/lib/actions/account/shelf-prices-form';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { ShelfPricesForm } from './shelf-prices-form.client';

jest.mock('@/lib/actions/account/shelf-prices', () => ({ saveShelfPrices: jest.fn() }));

const SETTINGS = { customer: '1', on: true, times: 2, categories: {}, rounding: 'none' } as const;

it('reports no earlier success when there is no reply', async () => {
  const english = await loadMessages('en');
  jest
    .mocked(saveShelfPrices)
    .mockResolvedValueOnce({ ...NEW_SHELF, attempt: 1, outcome: 'saved' })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <ShelfPricesForm settings={SETTINGS} categories={[]} />
    </WordsProvider>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: english.shelfPrices.save }));
  await save();
  expect(await screen.findByText(english.shelfPrices.saved)).toBeInTheDocument();
  await save();
  expect(await screen.findByText(english.forms.noReply)).toBeInTheDocument();
  expect(screen.queryByText(english.shelfPrices.saved)).toBeNull();
});

it('keeps the box as it was sent while something else is wrong, as without scripts', async () => {
  const english = await loadMessages('en');
  const values = { times: 'x' };
  jest.mocked(saveShelfPrices).mockResolvedValueOnce({ ...NEW_SHELF, attempt: 1, values, errors: { times: 'Wrong.' } });
  render(
    <WordsProvider locale="en" words={clientWords(english)}>
      <ShelfPricesForm settings={SETTINGS} categories={[]} />
    </WordsProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.defaultChecked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: english.shelfPrices.save }));
  expect(await screen.findByText('Wrong.')).toBeInTheDocument();
  expect(box.defaultChecked).toBe(false);
});
