import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import type { Locality } from '@/lib/contract/account/address';
import { clientWords } from '@/lib/i18n/client-words';
import { type Messages, loadMessages } from '@/lib/i18n/messages';
import { PlaceField } from './place-field.client';

const RICHMOND: Locality = { suburb: 'Richmond', postcode: '3121', state: 'VIC' };

jest.mock('@/lib/browser/account/locality-calls', () => ({
  findPlaces: async () => ({ ok: true, value: [RICHMOND] }),
}));

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

let english: Messages;
beforeAll(async () => {
  english = await loadMessages('en');
});

function Form({ onPick, onSubmit }: { onPick: (place: Locality) => void; onSubmit: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <WordsProvider locale="en" words={clientWords(english)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <PlaceField typed={typed} error={null} onType={setTyped} onPick={onPick} />
        <button>Estimate</button>
      </form>
    </WordsProvider>
  );
}

/** The field with its list open. */
async function typed() {
  const handlers = { onPick: jest.fn(), onSubmit: jest.fn() };
  render(<Form {...handlers} />);
  await userEvent.type(screen.getByRole('combobox'), 'Richmond');
  await screen.findByRole('option');
  return handlers;
}

it('picks a place with the keyboard', async () => {
  const { onPick, onSubmit } = await typed();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith(RICHMOND);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
});

it('shows the place that the arrows have come to', async () => {
  await typed();
  await userEvent.keyboard('{ArrowDown}');
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('option', { selected: true })]);
});

it('closes its list when what is typed is submitted', async () => {
  const { onPick, onSubmit } = await typed();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
  expect(screen.queryByRole('option')).toBeNull();
});

it.each(['{Escape}', '{Tab}'])('closes its list on %s', async (key) => {
  const { onSubmit } = await typed();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('option')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});
