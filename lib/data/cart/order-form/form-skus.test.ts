import { readFormSkus } from './form-skus.server';

const mockSend = jest.fn();
jest.mock('../../../upstream/transport', () => ({
  send: (...call: readonly unknown[]) => mockSend(...call) as unknown,
}));
jest.mock('../../../upstream/session-call', () => ({
  sessionCall: jest.fn(),
  withRefresh: <T>(work: (session: null) => Promise<T>) => work(null),
}));

it('ends where a platform’s cursors lead in a circle', async () => {
  const next: Readonly<Record<string, string>> = { '': '500', '500': '1000', '1000': '500' };
  mockSend.mockImplementation(async (_, { body }: { body: { after: string } }) => ({
    data: [],
    next: next[body.after] ?? null,
  }));
  let pieces = 0;
  for await (const piece of readFormSkus({ kind: 'group', url: 'treats' }, new Date(0))) {
    expect(piece).toEqual([]);
    pieces += 1;
    if (pieces > 10) break;
  }
  expect(pieces).toBe(3);
});
