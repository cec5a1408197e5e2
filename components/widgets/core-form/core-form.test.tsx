import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VISITOR, renderWidget, widgetData } from '@/components/widgets/testing/test-context';
import { sendForm } from '@/lib/actions/forms/form-submit';
import { NEW_SUBMISSION, type SubmissionState } from '@/lib/actions/forms/form-submit-state';
import { solveCaptcha } from '@/lib/browser/forms/captcha';
import { FIELD_TYPES, LEGACY_TYPES, form } from '@/lib/contract/forms/form';
import { type SiteForm, getForm } from '@/lib/data/forms/forms';
import { pageQuery } from '@/lib/data/content/page-address';
import { paymentOutcome } from '@/lib/data/checkout/payment-outcome';
import { getTypedForm } from '@/lib/data/forms/typed-form';
import { formParts } from '@/lib/domain/forms/form-field';
import { coreForm } from '.';
import sample from './sample.json';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
jest.mock('@/lib/data/forms/forms', () => ({ getForm: jest.fn() }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: jest.fn() }));
jest.mock('@/lib/data/checkout/payment-outcome', () => ({ paymentOutcome: jest.fn() }));
jest.mock('@/lib/data/forms/typed-form', () => ({ getTypedForm: jest.fn() }));
jest.mock('@/lib/data/viewer', () => ({ loginAddress: (next: string) => `/login?next=${encodeURIComponent(next)}` }));
jest.mock('@/lib/actions/forms/form-submit', () => ({ sendForm: jest.fn() }));
jest.mock('@/lib/browser/forms/captcha', () => ({ solveCaptcha: jest.fn(), isFresh: () => true }));

const CUSTOMER = {
  ...VISITOR,
  viewer: {
    kind: 'customer',
    id: '1',
    firstName: 'Kim',
    company: '',
    email: 'kim@example.com',
    isAdmin: false,
  } as const,
};

function siteForm(given: object, more: Partial<SiteForm> = {}): SiteForm {
  return {
    id: '3',
    name: 'A form',
    parts: formParts(form.parse({ id: 3, ...given })),
    needsCaptcha: false,
    needsSignIn: false,
    cost: 0,
    surcharge: 0,
    ...more,
  };
}
const SHORT = {
  questions: [
    { id: 1, name: 'name', label: 'Your name', field_type: 'text', required: true },
    { id: 2, name: 'go', label: 'Send it', field_type: 'submit' },
  ],
};

function given(found: SiteForm | null, query = '') {
  jest.mocked(getForm).mockResolvedValue(found);
  jest.mocked(pageQuery).mockResolvedValue(new URLSearchParams(query));
}

/** Renders the widget and waits for its deferred part. */
async function show(settings: object = { form: '3' }, context = VISITOR) {
  const element = await coreForm.prepare(widgetData('core/form', { ...settings }), context);
  return act(async () => render(element));
}

const answers = (rest: Partial<SubmissionState>) =>
  jest.mocked(sendForm).mockResolvedValue({ ...NEW_SUBMISSION, attempt: 1, ...rest });

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(paymentOutcome).mockResolvedValue(null);
  jest.mocked(getTypedForm).mockResolvedValue(null);
});

it('requests the form of the sample and shows it below its heading', async () => {
  given(siteForm(SHORT));
  await show(sample);
  expect(getForm).toHaveBeenCalledWith('1');
  expect(screen.getByRole('heading', { name: 'Write to us' })).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: /^Your name/ })).toBeRequired();
  expect(screen.getByText('Fields with an asterisk are required.')).toBeInTheDocument();
});

it('renders nothing for an unknown form', async () => {
  given(null);
  expect((await renderWidget(coreForm, sample))?.container).toBeEmptyDOMElement();
});

it('renders every kind of question, sanitizes its content, and adds a button if there is none', async () => {
  const questions = FIELD_TYPES.filter((type) => type !== 'submit').map((field_type, id) => ({
    id,
    name: field_type,
    label: `Field\n${field_type}`,
    field_type,
    content: '<p>Hello <script>alert(1)</script><b onclick="x()">you</b></p>',
  }));
  given(siteForm({ questions }));
  const { container } = await show();
  const fields = await screen.findByRole('form', { name: 'A form' });
  for (const type of FIELD_TYPES.filter((kind) => kind !== 'submit' && kind !== 'content'))
    expect(within(fields).getByLabelText(`Field ${type}`)).toBeInTheDocument();
  expect(container.querySelector('.prose')?.innerHTML).toBe('<p>Hello <b>you</b></p>');
  expect(within(fields).getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

it('finds no error, file or value of a question by a name that every object has', async () => {
  const named = (field_type: string) => ({ id: 1, name: 'constructor', label: field_type, field_type });
  for (const type of ['text', 'file']) {
    given(siteForm({ questions: [named(type)] }));
    const { unmount } = await show();
    const field = await screen.findByLabelText(type);
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveFocus();
    expect(field).toHaveValue('');
    expect(screen.queryByText(/Object/)).toBeNull();
    unmount();
  }
});

it('renders every legacy type', async () => {
  const data = LEGACY_TYPES.map((type) => ({
    type,
    subtype: type === 'button' ? 'submit' : '',
    name: type,
    label: `Old ${type}`,
    values: ['a'],
  }));
  given(siteForm({ data: JSON.stringify(data) }));
  await show();
  const fields = await screen.findByRole('form');
  for (const type of ['text', 'textarea', 'number', 'date', 'select'])
    expect(within(fields).getByLabelText(`Old ${type}`)).toBeInTheDocument();
  expect(within(fields).getByText('Old paragraph')).toBeInTheDocument();
  expect(within(fields).getByRole('heading', { name: 'Old header' })).toBeInTheDocument();
  expect(
    within(fields)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toContain('Old button');
});

it('thanks after a submission, and offers another form', async () => {
  given(siteForm(SHORT));
  answers({ outcome: 'sent' });
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Kim');
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Thank you, your message has been sent')).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
  const sent = jest.mocked(sendForm).mock.calls[0]?.[1];
  expect(sent?.get('f3.name')).toBe('Kim');
  expect(sent?.get('form')).toBe('3');
  expect(sent?.get('path')).toBe('/page');
  expect(sent?.get('key')).toMatch(/^[\da-f]{36}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(await screen.findByRole('textbox', { name: /^Your name/ })).toHaveValue('');
  expect(document.activeElement).toBe(screen.getByRole('form').parentElement);
});

it('shows the server’s errors, preserves the typed values, and focuses the first invalid field', async () => {
  given(siteForm(SHORT));
  answers({ errors: { name: 'Please fill this in.' }, message: 'Please check the fields that are marked.' });
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription('Please fill this in.');
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('x');
  expect(jest.mocked(sendForm).mock.calls[0]?.[1].get('key')).toBe(
    document.querySelector<HTMLInputElement>('input[name="key"]')?.value,
  );
  expect(screen.getByText('Please check the fields that are marked.')).toBeInTheDocument();
});

it('lists the invalid fields in order, each with a link to it', async () => {
  const questions = [
    ...SHORT.questions,
    { id: 3, name: 'how many', label: 'How\nmany', field_type: 'number' },
    { id: 4, name: 'lunch', label: 'Lunch', field_type: 'checkbox' },
  ];
  given(siteForm({ questions }));
  answers({
    errors: { lunch: 'Please tick this box.', 'how many': 'This must be at least 1.', gone: 'Not of this form.' },
    message: 'Please check the fields that are marked.',
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['How manyThis must be at least 1.', 'LunchPlease tick this box.']);
  const targets = within(list)
    .getAllByRole('link')
    .map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets).toEqual(['How many', 'Lunch'].map((label) => screen.getByLabelText(label)));
});

it('leads from an error to the field of its own form where the same form stands twice', async () => {
  given(siteForm(SHORT));
  answers({ errors: { name: 'Please fill this in.' }, message: 'Please check the fields that are marked.' });
  const one = () => coreForm.prepare(widgetData('core/form', { form: '3' }), VISITOR);
  const [above, below] = [await one(), await one()];
  await act(async () => render([<div key="above">{above}</div>, <div key="below">{below}</div>]));
  const second = within((await screen.findAllByRole('form'))[1] ?? document.body);
  await userEvent.click(second.getByRole('button', { name: 'Send it' }));
  const link = await second.findByRole('link', { name: 'Your name' });
  const field = second.getByRole('textbox', { name: /^Your name/ });
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBe(field);
  expect(field).toHaveAccessibleDescription('Please fill this in.');
});

it('links to the sign-in after the session has ended, and preserves the form', async () => {
  given(siteForm(SHORT));
  answers({ message: 'Your sign-in has ended.', signIn: '/login?next=%2Fpage' });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  expect(await screen.findByRole('link', { name: 'Log in (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/login?next=%2Fpage',
  );
  expect(screen.getByRole('form')).toBeInTheDocument();
});

describe('with a captcha', () => {
  it('solves it from the first touch on, and sends the solution', async () => {
    given(siteForm(SHORT, { needsCaptcha: true }));
    jest.mocked(solveCaptcha).mockResolvedValue('solved');
    answers({ outcome: 'sent' });
    await show();
    expect(
      await screen.findByText('This form is protected from robots. You do not have to do anything.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('textbox', { name: /^Your name/ }));
    expect(await screen.findByText('Checked: you are not a robot.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
    await screen.findByText('Thank you, your message has been sent');
    expect(jest.mocked(sendForm).mock.calls[0]?.[1].get('captcha')).toBe('solved');
    expect(solveCaptcha).toHaveBeenCalledTimes(1);
  });

  it('sends without a solution if it cannot solve it, and then asks for a second submission', async () => {
    given(siteForm(SHORT, { needsCaptcha: true }));
    jest.mocked(solveCaptcha).mockResolvedValue(null);
    answers({ confirm: 'token' });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send it' }));
    expect(await screen.findByText('One more step: check what you typed, and send it once more.')).toBeInTheDocument();
    answers({ outcome: 'sent', attempt: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
    await screen.findByText('Thank you, your message has been sent');
    expect(jest.mocked(sendForm).mock.calls.at(-1)?.[1].get('confirm')).toBe('token');
  });
});

describe('with a cost', () => {
  const paid = () => siteForm({ questions: SHORT.questions.slice(0, 1) }, { cost: 8_800 });

  it('shows the cost, also on its button', async () => {
    given(paid());
    await show();
    expect(
      await screen.findByText('$88.00 including GST. You pay on the next page, and the form counts once it is paid.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send and pay $88.00' })).toBeInTheDocument();
  });

  it('shows a surcharge', async () => {
    given({ ...paid(), surcharge: 88 });
    await show();
    expect(await screen.findByText(/With the surcharge for cards, \$0\.88, that is \$88\.88\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send and pay $88.88' })).toBeInTheDocument();
  });

  it('is replaced by a notice once paid', async () => {
    given(paid(), 'form=3&payum_token=t');
    jest.mocked(paymentOutcome).mockResolvedValue({ kind: 'paid' });
    await show();
    expect(screen.getByText('Payment Successful. Please check your email for your invoice.')).toBeInTheDocument();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['failed', 'Payment Failed'],
    ['pending', 'The payment is not complete'],
  ] as const)('stays when the payment is %s, with a link to pay', async (kind, title) => {
    given(paid(), 'form=3&payum_token=t');
    jest.mocked(paymentOutcome).mockResolvedValue({ kind, retry: 'http://localhost:4000/pay/t' });
    await show();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'http://localhost:4000/pay/t');
    expect(await screen.findByRole('form')).toBeInTheDocument();
  });

  it('preserves the typed values of this form only, under their idempotency key', async () => {
    given(paid(), 'form=3&payum_token=t');
    jest.mocked(paymentOutcome).mockResolvedValue({ kind: 'failed', retry: null });
    jest.mocked(getTypedForm).mockImplementation(async (id) => ({
      form: id,
      owner: '',
      key: 'k'.repeat(36),
      values: { name: id === '3' ? 'Kim' : '' },
      files: {},
    }));
    answers({ message: 'The server says no.' });
    await show();
    expect(within(await screen.findByRole('form')).getByRole('textbox', { name: /^Your name/ })).toHaveValue('Kim');
    await userEvent.click(screen.getByRole('button', { name: 'Send and pay $88.00' }));
    expect(jest.mocked(sendForm).mock.calls[0]?.[1].get('key')).toBe('k'.repeat(36));
  });

  it('ignores the payment of another form', async () => {
    given(paid(), 'form=4&payum_token=t');
    await show();
    expect(paymentOutcome).not.toHaveBeenCalled();
    expect(await screen.findByRole('form')).toBeInTheDocument();
  });
});

describe('for customers', () => {
  it('asks a visitor to sign in, and links back to the form', async () => {
    given(siteForm(SHORT, { needsSignIn: true }));
    await show();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fpage%23form-3');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is shown to a customer', async () => {
    given(siteForm(SHORT, { needsSignIn: true }));
    await show(undefined, CUSTOMER);
    expect(await screen.findByRole('form')).toBeInTheDocument();
  });

  it('reports when the session cannot be checked', async () => {
    given(siteForm(SHORT, { needsSignIn: true }));
    await show(undefined, { ...VISITOR, viewer: { kind: 'unavailable' } });
    expect(
      screen.getByText('We cannot see whether you are logged in right now. Please try again in a moment.'),
    ).toBeInTheDocument();
  });
});

it('thanks at the address to which a form without scripts is redirected', async () => {
  given(siteForm(SHORT), 'sent=3');
  await show();
  expect(screen.getByText('Thank you, your message has been sent')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send another message' })).toHaveAttribute('href', '/page');
});
