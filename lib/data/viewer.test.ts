import type { User } from '../contract/account/user';
import { forgetUser, getUser } from './viewer';

const sessionCall = jest.fn();
let sid = '';
jest.mock('../upstream/session-call', () => ({ sessionCall: () => sessionCall() }));
jest.mock('../session/current', () => ({ currentSession: async () => ({ sid }) }));
jest.mock('../i18n/current-view', () => ({ currentView: async () => ({ live: true }) }));

const named = (name: string) => ({ item: { id: '7', company_name: name } as Partial<User> as User });
const companyName = async () => (await getUser())?.companyName;

beforeEach(() => {
  sid = `session-${Math.random()}`;
  sessionCall.mockReset();
});

it('reads the user once for several pages of a session', async () => {
  sessionCall.mockResolvedValue(named('Before'));
  expect([await companyName(), await companyName()]).toEqual(['Before', 'Before']);
  expect(sessionCall).toHaveBeenCalledTimes(1);
});

it('reads the user again after a change', async () => {
  sessionCall.mockResolvedValueOnce(named('Before')).mockResolvedValueOnce(named('After'));
  await companyName();
  forgetUser(sid);
  expect(await companyName()).toBe('After');
});

it('does not cache a reply that was requested before a change', async () => {
  let reply: (value: unknown) => void = () => undefined;
  sessionCall
    .mockReturnValueOnce(
      new Promise((resolve) => {
        reply = resolve;
      }),
    )
    .mockResolvedValueOnce(named('After'));
  const late = companyName();
  await new Promise((resolve) => setTimeout(resolve, 5));
  forgetUser(sid);
  reply(named('Before'));
  expect(await late).toBe('Before');
  expect(await companyName()).toBe('After');
});
