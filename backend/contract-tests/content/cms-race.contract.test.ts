import { CmsClient } from '../support/cms-client';
import { fillRecord } from '../support/office-form';

const [one, other] = [new CmsClient(), new CmsClient()];
beforeAll(async () => {
  for (const who of [one, other]) if ((await who.signIn()) !== 303) throw new Error('The editor was not let in.');
});

const ROUNDS = 5;

describe('of two editors who make the same at the same moment, the second reads what is wrong', () => {
  it('with a promotion', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fields = {
        's.code': `race-${Date.now()}-${round}`,
        's.name': 'Race',
        's.percent': '5',
        's.startsAt': '2026-01-01T00:00',
      };
      const pages = await Promise.all([one, other].map(async (who) => (await who.get('/cms/promotions/new')).html));
      const replies = await Promise.all(
        [one, other].map(async (who, index) => fillRecord(who, '', fields, pages[index])),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303, 422]));
      expect(replies.find(({ status }) => status === 422)?.html).toContain('Another promotion has this code.');
    }
  });

  it('with a page', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fields = { name: 'Race', slug: `race-${Date.now()}-${round}` };
      const replies = await Promise.all([one, other].map(async (who) => who.post('/cms/pages', fields)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303, 422]));
      expect(replies.find(({ status }) => status === 422)?.html).toContain(`value="${fields.slug}"`);
    }
  });
});
