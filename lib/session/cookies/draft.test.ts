import { deflateRawSync } from 'node:zlib';
import { sealData } from 'iron-session';
import { type CheckoutDraft, NO_ADDRESS } from '../../domain/checkout/checkout';
import { draftCookie, noDraft, openOwner, readDraft, sealOwner } from './draft';

const typed: CheckoutDraft = {
  address: 'new',
  shipping: '2',
  gateway: 'card',
  useCredit: true,
  note: 'Ring the bell',
  purchaseOrder: 'PO 7',
  marketing: true,
  newAddress: { ...NO_ADDRESS, street_address: '3/34A Wattle Street' },
};

function jar(cookie: { name: string; value: string } | null) {
  return { get: (name: string) => (cookie?.name === name ? cookie : undefined) };
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

it('is returned unchanged, only to the account that typed it', async () => {
  const cookie = await draftCookie('7', typed);
  expect(await readDraft(jar(cookie), '7')).toEqual(typed);
  expect(await readDraft(jar(cookie), '8')).toBeNull();
  expect(cookie?.options).toEqual({
    httpOnly: true,
    secure: false,
    sameSite: 'lax',
    path: '/checkout',
    maxAge: 43_200,
  });
  expect(cookie?.value).not.toContain('Wattle');
});

it('fits into a cookie even with a long note, and is not stored if it does not', async () => {
  const long = await draftCookie('7', {
    ...typed,
    note: 'Bitte klingeln, die Rampe ist hinter dem Haus. '.repeat(21).slice(0, 1_000),
  });
  expect(long).not.toBeNull();
  const noise = Array.from({ length: 1_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
  ).join('');
  expect(await draftCookie('7', { ...typed, note: noise })).toBeNull();
});

it('uses no credit if it is from before credit existed', async () => {
  const { useCredit: _, ...older } = typed;
  const packed = deflateRawSync(JSON.stringify({ ...older, owner: '7' })).toString('base64url');
  const value = await sealData({ packed }, { password: process.env.SESSION_PASSWORD ?? '' });
  expect(await readDraft(jar({ name: noDraft().name, value }), '7')).toEqual({ ...typed, useCredit: false });
});

it('belongs to the account that the form was rendered for', async () => {
  const seal = await sealOwner('7');
  expect(await openOwner(seal)).toBe('7');
  for (const made of ['', '7', `${seal.slice(0, -3)}xyz`]) expect(await openOwner(made)).toBeNull();
});

it('is null if it is absent or tampered with', async () => {
  const cookie = await draftCookie('7', typed);
  expect(await readDraft(jar(null), '7')).toBeNull();
  expect(await readDraft(jar({ name: noDraft().name, value: `${cookie?.value.slice(0, -3)}xyz` }), '7')).toBeNull();
  expect(noDraft()).toMatchObject({ value: '', options: { maxAge: 0, path: '/checkout' } });
});
