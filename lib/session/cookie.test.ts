import { type SealedCookie, cookieChanges, hasSessionCookie, readSession, sealSession } from './cookie';
import { endSession } from './ended';

const session = {
  sid: 'sid-1',
  accessToken: 'a'.repeat(1100),
  refreshToken: 'b'.repeat(1800),
  fingerprint: 'f',
  issuedAt: 1,
};

function jar(cookies: readonly SealedCookie[]) {
  return { get: (name: string) => cookies.find((cookie) => cookie.name === name), getAll: () => [...cookies] };
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
});

describe('session cookie', () => {
  it('opens a sealed session', async () => {
    const sealed = await sealSession(session);
    expect(await readSession(jar(sealed))).toEqual(session);
    expect(sealed.map(({ value }) => value).join('')).not.toContain('aaaa');
  });

  it('is null if it is tampered with, truncated, mixed up or invalid', async () => {
    const sealed = await sealSession(session);
    const [first] = sealed;
    if (!first) throw new Error('no cookie');
    const tampered = sealed.map((cookie, index) =>
      index === 0 ? { ...cookie, value: `x${cookie.value.slice(1)}` } : cookie,
    );
    const cut = [{ ...first, value: first.value.slice(0, 50) }];
    for (const cookies of [
      tampered,
      cut,
      [{ name: first.name, value: 'rubbish' }],
      [{ name: 'stockist', value: '' }],
    ]) {
      expect(await readSession(jar(cookies))).toBeNull();
    }
  });

  it('is null after the session was ended', async () => {
    const sealed = await sealSession({ ...session, sid: 'ended' });
    await endSession('ended');
    expect(await readSession(jar(sealed))).toBeNull();
  });

  it('unseals the same bytes once', async () => {
    const decrypt = jest.spyOn(globalThis.crypto.subtle, 'decrypt');
    const sealed = await sealSession({ ...session, sid: 'remembered' });
    expect((await readSession(jar(sealed)))?.sid).toBe('remembered');
    const opened = decrypt.mock.calls.length;
    expect((await readSession(jar(sealed)))?.sid).toBe('remembered');
    expect(opened).toBeGreaterThan(0);
    expect(decrypt).toHaveBeenCalledTimes(opened);
    decrypt.mockRestore();
  });

  it('unseals them again after a minute, however often they were read meanwhile', async () => {
    const sealed = await sealSession({ ...session, sid: 'looked-at' });
    const decrypt = jest.spyOn(globalThis.crypto.subtle, 'decrypt');
    const now = jest.spyOn(performance, 'now');
    const start = performance.now();
    const openedAt = async (ms: number): Promise<number> => {
      now.mockReturnValue(start + ms);
      // The cache checks the time once per millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5));
      decrypt.mockClear();
      await readSession(jar(sealed));
      return decrypt.mock.calls.length;
    };
    expect(await openedAt(0)).toBeGreaterThan(0);
    expect(await openedAt(50_000)).toBe(0);
    expect(await openedAt(70_000)).toBeGreaterThan(0);
    now.mockRestore();
    decrypt.mockRestore();
  });

  it('is null after the session was ended, even if it was just unsealed', async () => {
    const sealed = await sealSession({ ...session, sid: 'ended-later' });
    expect(await readSession(jar(sealed))).not.toBeNull();
    await endSession('ended-later');
    expect(await readSession(jar(sealed))).toBeNull();
  });

  it('removes the cookies of an earlier session', () => {
    const left = [
      { name: 'stockist.0', value: 'x' },
      { name: 'stockist.1', value: 'y' },
      { name: 'other', value: 'z' },
    ];
    expect(hasSessionCookie(jar(left))).toBe(true);
    expect(
      cookieChanges(jar(left), [{ name: 'stockist.0', value: 'new' }]).map(({ name, value, options }) => [
        name,
        value,
        options.maxAge > 0,
      ]),
    ).toEqual([
      ['stockist.0', 'new', true],
      ['stockist.1', '', false],
    ]);
  });

  it('is HttpOnly and SameSite=Lax', async () => {
    const [change] = cookieChanges(jar([]), await sealSession(session));
    expect(change?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
  });
});
