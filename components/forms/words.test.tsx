import { render, screen } from '@testing-library/react';
import { clientWords } from '@/lib/i18n/client-words';
import { loadMessages } from '@/lib/i18n/messages';
import { WordsProvider, useWords } from './words.client';

function Pieces({ count }: { count: number }) {
  const t = useWords('cart');
  return <p>{t('pieces', { count })}</p>;
}

function Place() {
  const t = useWords('cart.estimate');
  return <p>{t('to', { place: 'Brunswick' })}</p>;
}

it.each([
  ['en', ['0 pieces', '1 piece', '2 pieces']],
  ['pl', ['0 sztuk', '1 sztuka', '2 sztuki']],
  ['ja', ['0点', '1点', '2点']],
] as const)('formats a number with the plural of %s', async (locale, forms) => {
  const { cart } = await loadMessages(locale);
  render(
    <WordsProvider locale={locale} words={clientWords({ cart })}>
      {forms.map((_, count) => (
        <Pieces key={count} count={count} />
      ))}
    </WordsProvider>,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(forms);
});

it('finds messages of a nested part', async () => {
  const { cart } = await loadMessages('en');
  render(
    <WordsProvider locale="en" words={clientWords({ cart })}>
      <Place />
    </WordsProvider>,
  );
  expect(screen.getByText('To Brunswick, ex GST:')).toBeInTheDocument();
});

it('throws for messages that the page did not provide', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const bare = () =>
    render(
      <WordsProvider locale="en" words={clientWords({})}>
        <Place />
      </WordsProvider>,
    );
  expect(bare).toThrow("Client code has no words 'cart.estimate.to'.");
});
