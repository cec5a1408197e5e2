import { API_BASE_PATH } from '../../../lib/contract/common';
import { ask } from '../support/client';

const [CONTACT, FIELDS, WORKSHOP] = ['1', '2', '3'];
const pageUrl = (path: string) => Buffer.from(`http://localhost:3000${path}`).toString('base64');

describe('a thousand hostile submissions', () => {
  const VALUES: readonly unknown[] = [
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '💥'.repeat(30),
    'x'.repeat(30_000),
    '<script>alert(1)</script>',
    "'; drop table forms; --",
    '{{7*7}}',
    '../../etc/passwd',
    'a@b.example',
    'A'.repeat(300) + '@b.example',
    '2026-02-30',
    '2026-02-28',
    '0000-00-00',
    '24:00',
    '-0',
    '1e999',
    'NaN',
    '٣',
    '0x10',
    '1,234.50',
    '$5',
    '99999999999999999999999',
    0,
    -1,
    1.5,
    1e308,
    12_345_678_901_234_567_000,
    true,
    false,
    null,
    [],
    {},
    [[]],
    { id: '1' },
    { id: 1, model: 'form', uuid: '00000000-0000-4000-8000-000000000000', name: 'x', key: 'x' },
    { id: 'x'.repeat(500), model: '', uuid: '\0', name: '', key: '' },
  ];
  const NAMES = [
    'name',
    'story',
    'email',
    'phone',
    'budget',
    'margin',
    'dogs',
    'secret',
    'opened',
    'visit',
    'ring',
    'plate',
    'photo',
    'agree',
    'old_choice',
    'old_number',
    'old_date',
    '__proto__',
    'constructor',
    '',
    'x'.repeat(300),
  ];
  let seed = 20_261_121;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pick = <T>(of: readonly T[]): T => of[random(of.length)] as T;

  it('never break it', async () => {
    const seen = new Set<number>();
    for (let batch = 0; batch < 50; batch += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const entries = Array.from({ length: 1 + random(12) }, () => [pick(NAMES), pick(VALUES)] as const);
          const body =
            random(20) === 0
              ? pick<unknown>([null, [], 'x', 7, { data: 'x' }, { data: [] }, { url: 1 }])
              : { data: Object.fromEntries(entries), url: pick(['', 'x', pageUrl('/contact'), '\0', '💥']) };
          const id = pick([FIELDS, FIELDS, FIELDS, CONTACT, WORKSHOP, '999', '%2e%2e', '-1']);
          const reply = await ask(`${API_BASE_PATH}/cognito/form/submit/${id}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
          return reply.status;
        }),
      );
      for (const status of statuses) seen.add(status);
    }
    expect([...seen].filter((status) => status >= 500)).toEqual([]);
    expect(seen.has(200)).toBe(true);
  }, 120_000);
});
