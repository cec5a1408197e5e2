import { type TypedForm, readTypedForm, typedFormCookie } from './typed-form';

const typed: TypedForm = {
  form: '3',
  owner: '',
  key: 'k'.repeat(36),
  values: { name: 'Kim Tester', email: 'kim@example.net', lunch: '1' },
  files: { bill: { id: '7', model: 'form', uuid: 'u', name: 'bill.pdf', key: 's' } },
};
const PAGE = '/grooming-workshop';

function jar(cookie: { name: string; value: string } | null) {
  return { get: (name: string) => (cookie?.name === name ? cookie : undefined) };
}

beforeAll(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
});

it('is returned unchanged, to the same form in the same session only', async () => {
  const cookie = await typedFormCookie(typed, PAGE);
  expect(await readTypedForm(jar(cookie), { form: '3', owner: '' })).toEqual(typed);
  expect(await readTypedForm(jar(cookie), { form: '4', owner: '' })).toBeNull();
  expect(await readTypedForm(jar(cookie), { form: '3', owner: 'someone' })).toBeNull();
  expect(cookie?.options).toEqual({ httpOnly: true, secure: false, sameSite: 'lax', path: PAGE, maxAge: 3600 });
  expect(cookie?.value).not.toContain('Kim');
});

it('omits the longest answer if the values are too large for a cookie', async () => {
  const noise = Array.from({ length: 3_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
  ).join('');
  const cookie = await typedFormCookie({ ...typed, values: { ...typed.values, story: noise } }, PAGE);
  expect(await readTypedForm(jar(cookie), { form: '3', owner: '' })).toEqual({
    ...typed,
    values: { ...typed.values, story: '' },
  });
  const long = 'Please call before you come, and mind the dog at the gate. '.repeat(60);
  expect(
    (
      await readTypedForm(jar(await typedFormCookie({ ...typed, values: { story: long } }, PAGE)), {
        form: '3',
        owner: '',
      })
    )?.values.story,
  ).toBe(long);
});

it('is null for an invalid cookie path, without a cookie, and after tampering', async () => {
  expect(await typedFormCookie(typed, '/a; domain=example.com')).toBeNull();
  const cookie = await typedFormCookie(typed, PAGE);
  expect(await readTypedForm(jar(null), { form: '3', owner: '' })).toBeNull();
  expect(
    await readTypedForm(jar({ name: cookie?.name ?? '', value: `${cookie?.value.slice(0, -3)}xyz` }), {
      form: '3',
      owner: '',
    }),
  ).toBeNull();
});
