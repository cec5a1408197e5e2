import { act, render } from '@testing-library/react';
import { Activity, useRef } from 'react';
import { openDraft } from '@/lib/browser/cart/pad-draft.client';
import { writeDraft } from '@/lib/domain/cart/order-pad/pad-draft';
import { type PadRow, emptyRow } from '@/lib/domain/cart/order-pad/pad-row';
import { usePadDraft } from './use-pad-draft';

jest.mock('@/lib/browser/cart/pad-draft.client', () => ({
  openDraft: jest.fn(),
  keepOfflinePad: async () => undefined,
}));

const STORED = [{ ...emptyRow('a'), code: 'SOAP', qty: '2' }];
const restore = jest.fn();

let current: readonly PadRow[] = STORED;
const now = () => current;

function Pad({ owner, rows = STORED }: { owner: string; rows?: readonly PadRow[] }) {
  usePadDraft(owner, { rows, now, restore }, useRef(null));
  return null;
}

const page = (mode: 'visible' | 'hidden', owner = '1') => (
  <Activity mode={mode}>
    <Pad owner={owner} />
  </Activity>
);

beforeEach(() => {
  current = STORED;
  restore.mockReset();
  jest
    .mocked(openDraft)
    .mockResolvedValue({ text: writeDraft('1', STORED, null), save: jest.fn().mockResolvedValue(undefined) });
});

it('restores the rows once, also if the router hides the page and shows it again', async () => {
  const { rerender } = await act(async () => render(page('visible')));
  expect(restore).toHaveBeenCalledTimes(1);
  expect(restore.mock.calls[0]?.[0]).toMatchObject([{ code: 'SOAP', qty: '2' }]);
  await act(async () => rerender(page('hidden')));
  await act(async () => rerender(page('visible')));
  expect(restore).toHaveBeenCalledTimes(1);
});

it('restores the rows after all if the page was left before they were read', async () => {
  let found: (draft: Awaited<ReturnType<typeof openDraft>>) => void = () => undefined;
  jest.mocked(openDraft).mockReturnValueOnce(new Promise((resolve) => (found = resolve)));
  const { rerender } = await act(async () => render(page('visible')));
  await act(async () => rerender(page('hidden')));
  await act(async () => found({ text: writeDraft('1', STORED, null), save: async () => undefined }));
  expect(restore).not.toHaveBeenCalled();
  await act(async () => rerender(page('visible')));
  expect(restore).toHaveBeenCalledTimes(1);
});

it('restores no rows of another customer', async () => {
  await act(async () => render(page('visible', '2')));
  expect(restore).not.toHaveBeenCalled();
});

it('writes rows once, so that a tab that is left later keeps what another one has saved since', async () => {
  jest.useFakeTimers();
  const save = jest.fn().mockResolvedValue(undefined);
  jest.mocked(openDraft).mockResolvedValue({ text: writeDraft('1', STORED, null), save });
  const { rerender } = await act(async () => render(<Pad owner="1" />));
  const typed = [{ ...emptyRow('b'), code: 'OAT', qty: '1' }];
  current = typed;
  await act(async () => rerender(<Pad owner="1" rows={typed} />));
  window.dispatchEvent(new Event('pagehide'));
  expect(save.mock.calls).toEqual([[writeDraft('1', typed, null)]]);
  jest.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('writes no rows that a reply has taken away and that are rendered still', async () => {
  jest.useFakeTimers();
  const save = jest.fn().mockResolvedValue(undefined);
  jest.mocked(openDraft).mockResolvedValue({ text: writeDraft('1', STORED, null), save });
  const { rerender } = await act(async () => render(<Pad owner="1" />));
  await act(async () => rerender(<Pad owner="1" rows={[...STORED]} />));
  current = [];
  jest.advanceTimersByTime(1_000);
  expect(save.mock.calls).toEqual([[writeDraft('1', [], null)]]);
  jest.useRealTimers();
});
