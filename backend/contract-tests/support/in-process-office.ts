import { eq } from 'drizzle-orm';
import { cmsSessions } from '../../db/schema/content/cms';
import { users } from '../../db/schema/account/account';
import type { Deps, PlatformApp } from '../../http/platform';
import type { StaffRole } from '../../rules/account/staff-roles';
import { createApp } from '../../start/create-app';
import { digest } from '../../system/digest';
import { keyedHash } from '../../system/keyed-hash';
import { present } from '../../system/present';
import type { openTestShop } from '../../testing/shop';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

const hash = keyedHash(new Uint8Array(32));
export const STAFF: Readonly<Record<StaffRole, string>> = {
  owner: 'admin@example.com',
  editor: 'editor@example.com',
  sales: 'sales@example.com',
  warehouse: 'warehouse@example.com',
};

/** The application in this process, over a test's shop or a transaction in it. */
export function officeApp(shop: Pick<TestShop, 'deps' | 'now'>, db = shop.deps.db): PlatformApp {
  return createApp({
    ...shop.deps,
    db,
    keyedHash: hash,
    wakeRevalidator: async () => {},
  } as unknown as Deps);
}

/** A browser without scripts, with a back-office cookie of a member of staff or a customer. */
export async function person(app: PlatformApp, email: string) {
  const { db, now } = app.deps;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const { id: userId } = present(user);
  const token = `token of ${email}`;
  await db
    .insert(cmsSessions)
    .values({ tokenHash: digest(token), userId, createdAt: now(), usedAt: now() })
    .onConflictDoUpdate({ target: cmsSessions.tokenHash, set: { createdAt: now(), usedAt: now() } });
  const csrf = hash('cms-csrf', String(userId));
  const cookie = `stockist-cms=${encodeURIComponent(token)}`;
  return {
    userId,
    get: async (path: string) => {
      const reply = await app.router.request(path, { headers: { cookie } });
      return {
        status: reply.status,
        location: reply.headers.get('location') ?? '',
        html: await reply.text(),
        headers: reply.headers,
      };
    },
    bytes: async (path: string) => {
      const reply = await app.router.request(path, { headers: { cookie } });
      return { status: reply.status, headers: reply.headers, bytes: await reply.arrayBuffer() };
    },
    upload: async (path: string, fields: Readonly<Record<string, string>>, ...files: readonly File[]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ _csrf: csrf, ...fields })) body.set(name, value);
      for (const file of files) body.append('file', file);
      const reply = await app.router.request(path, { method: 'POST', headers: { cookie }, body });
      return { status: reply.status, location: reply.headers.get('location') ?? '', html: await reply.text() };
    },
    /** `from`: address of the page with the form, as browsers tell it. */
    post: async (
      path: string,
      fields: Readonly<Record<string, string>> = {},
      from?: string,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const reply = await app.router.request(path, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
          ...(from === undefined ? {} : { referer: from }),
          ...headers,
        },
        body: new URLSearchParams({ _csrf: csrf, ...fields }).toString(),
      });
      return { status: reply.status, location: reply.headers.get('location') ?? '', html: await reply.text() };
    },
  };
}
export type Person = Awaited<ReturnType<typeof person>>;
