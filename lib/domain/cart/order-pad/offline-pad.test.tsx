import { compileFunction } from 'node:vm';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OFFLINE_PAD_SCRIPT, offlinePad } from './offline-pad';

const WORDS = { title: 'Pad', text: '', code: 'Code', quantity: 'Quantity', another: 'Another row', back: 'Back' };
const ADDRESSES = { pad: '/quick-order', cache: 'pad', draft: '/draft' };

class Stored {
  constructor(readonly text: string) {}
  json = async () => JSON.parse(this.text) as unknown;
}

let later = 0;
const put = jest.fn<Promise<void>, [string, Stored]>();
const reload = jest.fn();
const navigator = { onLine: false };

/** Opens the offline pad with a draft. @returns what its timer runs */
async function open(draft: object): Promise<() => void> {
  const html = offlinePad({ locale: 'en', direction: 'ltr', site: 'Shop', addresses: ADDRESSES, words: WORDS });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The queries are bound to the body that is there.
  document.body.innerHTML = body.innerHTML;
  Object.assign(document.body.dataset, body.dataset);
  let tick = () => undefined;
  const globals = {
    document,
    HTMLInputElement,
    Response: Stored,
    Date: { now: () => 1_000_000 + later },
    navigator,
    location: { reload },
    caches: { open: async () => ({ match: async () => new Stored(JSON.stringify(draft)), put }) },
    addEventListener: () => undefined,
    setInterval: (work: () => undefined) => (tick = work),
  };
  Reflect.apply(compileFunction(OFFLINE_PAD_SCRIPT, Object.keys(globals)), undefined, Object.values(globals));
  await screen.findByLabelText('Code 1');
  return () => tick();
}

beforeEach(() => {
  later = 0;
  navigator.onLine = false;
  put.mockReset().mockResolvedValue(undefined);
  reload.mockReset();
});

async function typeAndComeOnline(tick: () => void): Promise<void> {
  fireEvent.input(await screen.findByLabelText('Code 2'), { target: { value: 'SOAP' } });
  await waitFor(() => expect(put).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  navigator.onLine = true;
  later = 10_000;
  tick();
}

const DRAFT = { owner: '1', rows: [{ code: 'OAT', qty: '2', original: '', words: '', unit: 'each' }] };

it('saves what is typed beside the draft, and returns to the pad once online', async () => {
  await typeAndComeOnline(await open(DRAFT));
  expect(JSON.parse(put.mock.lastCall?.[1].text ?? '')).toMatchObject({
    owner: '1',
    rows: [{ code: 'OAT' }, { code: 'SOAP' }],
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps what could not be saved on the page, with a link back', async () => {
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await typeAndComeOnline(await open(DRAFT));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Back', hidden: true })).not.toHaveAttribute('hidden');
});
