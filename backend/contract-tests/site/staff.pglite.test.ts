import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/account/account';
import type { PlatformApp } from '../../http/platform';
import { mayRequest } from '../../cms/access/permissions';
import { STAFF_ROLES } from '../../rules/account/staff-roles';
import { setPassword } from '../../services/sign-in/change-password';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;
let owner: Person;

beforeAll(async () => {
  shop = await openTestShop();
  app = officeApp(shop);
  owner = await person(app, STAFF.owner);
});
afterAll(() => shop.close());

/** Public routes: the sign-in, style sheets, and the way from an address without a page to the one above it. */
const PUBLIC = new Set([
  'GET /cms/sign-in',
  'POST /cms/sign-in',
  'POST /cms/sign-in/code',
  'GET /cms/assets/:hash/:name',
  'GET /cms/*',
]);

/** All routes registered below /cms. */
function routes(): { method: string; path: string }[] {
  return app.router.routes
    .filter(({ path, method }) => path.startsWith('/cms') && method !== 'ALL')
    .map(({ method, path }) => ({ method, path }))
    .filter(({ method, path }) => !PUBLIC.has(`${method} ${path}`));
}

const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '1');

function ask(who: Person, { method, path }: { method: string; path: string }, fields = {}) {
  return method === 'GET' ? who.get(addressOf(path)) : who.post(addressOf(path), fields);
}

describe('access by role', () => {
  it('has found the routes', () => {
    expect(routes().length).toBeGreaterThan(25);
    expect(routes().every(({ method }) => method === 'GET' || method === 'POST')).toBe(true);
    expect(routes()).toContainEqual({ method: 'POST', path: '/cms/staff/:id' });
  });

  it('redirects customers, and former staff, to the sign-in', async () => {
    const customer = await person(app, 'trade@example.com');
    for (const route of routes()) {
      const { status, location, html } = await ask(customer, route);
      // A form keeps its input until its sender has signed in again.
      const refused = status === 401 && html.includes('<title>Signed out') && html.includes('/cms/sign-in');
      const led = status === 303 && location.startsWith('/cms/sign-in');
      expect({ ...route, refused: route.method === 'POST' ? refused || led : led }).toEqual({
        ...route,
        refused: true,
      });
    }
  });

  it('leads nobody past the sign-in from an address without a page', async () => {
    const customer = await person(app, 'trade@example.com');
    expect((await customer.get('/cms/staff/no-page')).location).toBe('/cms/staff');
    expect((await customer.get('/cms/staff')).location).toMatch(/^\/cms\/sign-in/);
  });

  it.each(STAFF_ROLES)('refuses exactly the routes outside the role %s', async (role) => {
    const who = await person(app, STAFF[role]);
    for (const route of routes()) {
      // Without its token no form changes anything, so all of them can be sent.
      const { status, html } = await ask(who, route, { _csrf: 'x'.repeat(43) });
      const words = !mayRequest(role, route.path) ? 'not part of your role' : route.method === 'POST' ? 'too old' : '';
      expect({ ...route, refused: status === 403 }).toEqual({ ...route, refused: words !== '' });
      expect(html).toContain(words);
    }
  });

  it.each([
    ['owner', '/cms/today'],
    ['editor', '/cms/pages'],
    ['sales', '/cms/today'],
    ['warehouse', '/cms/today'],
  ] as const)('redirects %s to %s, whose menu lists only permitted pages', async (role, home) => {
    const who = await person(app, STAFF[role]);
    expect((await who.get('/cms')).location).toBe(home);
    const { html } = await who.get(home);
    const menu = [...(/<nav aria-label="Sections">(.*?)<\/nav>/s.exec(html)?.[1]?.matchAll(/href="([^"]+)"/g) ?? [])];
    expect(menu.length).toBeGreaterThan(0);
    for (const [, address = ''] of menu) expect([address, (await who.get(address)).status]).toEqual([address, 200]);
  });
});

describe('the staff', () => {
  const roleOf = async (email: string) =>
    (
      await shop.db.select({ role: users.staffRole, isAdmin: users.isAdmin }).from(users).where(eq(users.email, email))
    )[0];

  it('get a new member, once, with a link to set a password', async () => {
    const fields = { email: ' New@Example.com', first_name: 'Nia', last_name: 'Hale', role: 'warehouse' };
    await shop.mailed();
    expect((await owner.post('/cms/staff', fields)).location).toBe('/cms/staff?done=added');
    expect((await owner.post('/cms/staff', fields)).status).toBe(422);
    expect(await roleOf('new@example.com')).toEqual({ role: 'warehouse', isAdmin: false });
    const mails = await shop.mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@example.com', 'Your account for the back office'],
    ]);
    expect((await owner.get('/cms/log?subject=staff')).html).toContain('Added to the staff');
    const query = /\/forgotpassword\?(\S+)/.exec(mails[0]?.text ?? '')?.[1];
    const set = () =>
      app.router.request(`/api/v1/cognito/user/recoverPasswordCheck?${query}&newpassword=a+walk+on+the+beach`);
    shop.wait(6 * 24 * 60);
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(422);
    owner = await person(app, STAFF.owner);
  });

  it('refuse a customer’s account, and a member without a name', async () => {
    const fields = { email: 'trade@example.com', first_name: 'Hana', last_name: 'Whitlock', role: 'owner' };
    const taken = await owner.post('/cms/staff', fields);
    expect([taken.status, taken.html]).toEqual([422, expect.stringContaining('has an account already')]);
    const nameless = await owner.post('/cms/staff', { ...fields, email: 'x@example.com', first_name: ' ' });
    expect([nameless.status, nameless.html]).toEqual([422, expect.stringContaining('Enter a first name.')]);
    expect(await roleOf('trade@example.com')).toEqual({ role: null, isAdmin: false });
  });

  it('always have an owner', async () => {
    const reply = await owner.post(`/cms/staff/${owner.userId}`, { seen: 'owner', role: 'sales' });
    expect([reply.status, reply.html]).toEqual([409, expect.stringContaining('last owner')]);
    expect((await owner.post(`/cms/staff/${owner.userId}/remove`, { seen: 'owner' })).status).toBe(409);
    expect(await roleOf(STAFF.owner)).toEqual({ role: 'owner', isAdmin: true });
  });

  it('change roles only from the role shown, at once, and log it', async () => {
    const editor = await person(app, STAFF.editor);
    expect((await editor.get('/cms/pages')).status).toBe(200);
    expect((await owner.post(`/cms/staff/${editor.userId}`, { seen: 'sales', role: 'owner' })).status).toBe(409);
    await owner.post(`/cms/staff/${editor.userId}`, { seen: 'editor', role: 'warehouse' });
    expect((await editor.get('/cms/pages')).status).toBe(403);
    await owner.post(`/cms/staff/${editor.userId}/remove`, { seen: 'warehouse' });
    expect((await editor.get('/cms/today')).status).toBe(303);
    const { html } = await owner.get(`/cms/log?subject=staff&id=${editor.userId}`);
    expect(html).toMatch(/<del>editor<\/del>[^]*<ins>warehouse<\/ins>/);
    expect(html).toMatch(/Taken from the staff/);
    await shop.mailed();
    await owner.post('/cms/staff', { email: STAFF.editor, first_name: 'M', last_name: 'C', role: 'editor' });
    expect((await roleOf(STAFF.editor))?.role).toBe('editor');
    const mails = await shop.mailed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[STAFF.editor, 'Your account for the back office']]);
  });
});

it('ends the sign-ins of an account whose password is set anew, and no others', async () => {
  const [sales, warehouse] = [await person(app, STAFF.sales), await person(app, STAFF.warehouse)];
  expect((await sales.get('/cms/orders')).status).toBe(200);
  const account = { id: sales.userId, email: STAFF.sales };
  await shop.db.transaction((tx) =>
    setPassword(tx, app.deps.keyedHash, { account, passwordHash: 'x', exceptSession: null }, shop.now()),
  );
  expect((await sales.get('/cms/orders')).location).toMatch(/^\/cms\/sign-in/);
  expect((await warehouse.get('/cms/orders')).status).toBe(200);
});

describe('the log', () => {
  it('is paginated, and filtered by person and subject', async () => {
    for (let index = 1; index <= 55; index += 1)
      await owner.post('/cms/redirects', { from: `/old-${index}`, to: `/new-${index}` });
    const first = await owner.get(`/cms/log?subject=redirect&person=${owner.userId}`);
    expect(first.html.match(/<li class="card">/g)).toHaveLength(50);
    expect(first.html).toContain('/old-55');
    const next = /href="(\/cms\/log\?[^"]+)" rel="next"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await owner.get(next);
    expect(second.html.match(/<li class="card">/g)).toHaveLength(5);
    expect(second.html).not.toContain('rel="next"');
    const editor = await person(app, STAFF.editor);
    expect((await owner.get(`/cms/log?person=${editor.userId}`)).html).toContain('Nothing that was changed fits this.');
  });

  it('escapes the input', async () => {
    await owner.post('/cms/redirects', { from: '/<script>alert(1)</script>', to: '/x' });
    expect((await owner.get('/cms/log')).html).not.toContain('<script>alert');
  });
});
