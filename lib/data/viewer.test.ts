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

it('asks once for the pages of one session', async () => {
  sessionCall.mockResolvedValue(named('Before'));
  expect([await companyName(), await companyName()]).toEqual(['Before', 'Before']);
  expect(sessionCall).toHaveBeenCalledTimes(1);
});

it('reads again after a change', async () => {
  sessionCall.mockResolvedValueOnce(named('Before')).mockResolvedValueOnce(named('After'));
  await companyName();
  forgetUser(sid);
  expect(await companyName()).toBe('After');
});

it('does not keep what was asked for before a change and came after it', async () => {
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
