import { createTranslator } from 'next-intl';
import type { SiteForm } from '../../data/forms/forms';
import { loadMessages } from '../../i18n/messages';
import { attachedName, inputName } from './form-submit-state';
import { readTyped } from './form-reading';

let uploads = 0;
jest.mock('../../upstream/session-call', () => ({
  sessionWrite: async (_: unknown, { body }: { body: { name: string } }) => {
    uploads += 1;
    return { item: { id: String(uploads), model: 'form', uuid: `u${uploads}`, name: body.name, key: 'secret' } };
  },
}));

const form: SiteForm = {
  id: '7',
  name: 'Return',
  parts: [{ kind: 'file', name: 'bill', label: 'Your bill', required: true, value: '', placeholder: '' }],
  needsCaptcha: false,
  needsSignIn: false,
  cost: 0,
  surcharge: 0,
};

async function read(data: FormData) {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'formWidget' });
  return readTyped(form, data, { t, visitor: '' });
}

function sent(content: string): FormData {
  const data = new FormData();
  data.set(inputName('7', 'bill'), new File([content], 'bill.txt', { type: 'text/plain' }));
  return data;
}

it('is the same submission whether the browser sends a file or what the form keeps of it', async () => {
  const first = await read(sent('Total 12'));
  expect(first.errors).toEqual({});
  expect((await read(sent('Total 12'))).contents).toBe(first.contents);
  expect((await read(sent('Total 13'))).contents).not.toBe(first.contents);

  const again = new FormData();
  again.set(attachedName('7', 'bill'), JSON.stringify(first.files.bill));
  const second = await read(again);
  expect(second.contents).toBe(first.contents);
  // The platform gets the attachment alone.
  expect(second.answers).toEqual({ bill: { id: '1', model: 'form', uuid: 'u1', name: 'bill.txt', key: 'secret' } });
});
