import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VISITOR, widgetData } from '@/components/widgets/testing/test-context';
import { buyVoucher } from '@/lib/actions/vouchers/voucher-buy';
import { redeemVoucher } from '@/lib/actions/vouchers/voucher-redeem';
import { NEW_PURCHASE } from '@/lib/actions/vouchers/voucher-state';
import { readThemes } from '@/lib/browser/vouchers/theme-read';
import { pageQuery } from '@/lib/data/content/page-address';
import { paymentOutcome } from '@/lib/data/checkout/payment-outcome';
import { getVoucherThemes } from '@/lib/data/vouchers/vouchers';
import { coreGiftVoucherPurchase } from '.';
import sample from './sample.json';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
jest.mock('next/headers', () => ({ cookies: jest.fn() }));
jest.mock('@/lib/session/cookies/attempt', () => ({ readAttempt: async () => ({ code: '7K3QX-00000-ABCDE-VWXYZ' }) }));
jest.mock('@/lib/data/vouchers/vouchers', () => ({ getVoucherThemes: jest.fn() }));
jest.mock('@/lib/browser/vouchers/theme-read', () => ({ readThemes: jest.fn() }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: jest.fn() }));
jest.mock('@/lib/data/checkout/payment-outcome', () => ({ paymentOutcome: jest.fn() }));
jest.mock('@/lib/actions/vouchers/voucher-buy', () => ({ buyVoucher: jest.fn() }));
jest.mock('@/lib/actions/vouchers/voucher-redeem', () => ({ redeemVoucher: jest.fn() }));

const picture = (hash: string) => ({ hash, aspect: '16x9', alt: '', widest: 400, placeholder: '' }) as const;
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

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getVoucherThemes).mockResolvedValue([
    { id: '1', name: 'Wash', picture: picture('aaaaaaaa') },
    { id: '2', name: 'Walk', picture: picture('bbbbbbbb') },
  ]);
  jest.mocked(pageQuery).mockResolvedValue(new URLSearchParams());
});

async function show(settings: Record<string, unknown> = sample, context = VISITOR) {
  const element = await coreGiftVoucherPurchase.prepare(widgetData('core/gift_voucher_purchase', settings), context);
  return act(async () => render(element));
}
const buying = () => screen.findByRole('form', { name: 'Buy a gift voucher' });
const redeeming = () => screen.findByRole('form', { name: 'Redeem a gift voucher' });

it('offers the themes, the first one selected, and the preset amounts of the sample', async () => {
  await show();
  const form = await buying();
  expect(within(form).getByLabelText('Gift Voucher Theme')).toHaveValue('1');
  const amount = within(form).getByLabelText(/^Gift Voucher Amount/);
  expect(amount).toBeRequired();
  expect([...amount.querySelectorAll('option')].map((option) => [option.value, option.textContent])).toEqual([
    ['', '-- Select --'],
    ['25.00', '$25.00'],
    ['50.00', '$50.00'],
    ['99.50', '$99.50'],
    ['-1', 'Custom amount'],
  ]);
  expect(within(form).getByRole('img', { name: 'Wash', hidden: true })).toHaveAttribute('width', '400');
  expect(screen.getByRole('radio', { name: 'Buy a gift voucher' })).toBeChecked();
});

it('requests the current designs once, when the customer is about to choose', async () => {
  jest.mocked(readThemes).mockResolvedValue([{ id: '3', name: 'Swim', picture: picture('cccccccc') }]);
  await show();
  const theme = within(await buying()).getByLabelText('Gift Voucher Theme');
  expect(readThemes).not.toHaveBeenCalled();
  await userEvent.click(theme);
  expect(await within(theme).findByRole('option', { name: 'Swim' })).toBeInTheDocument();
  expect(within(theme).queryByRole('option', { name: 'Wash' })).toBeNull();
  await userEvent.tab();
  await userEvent.click(theme);
  expect(readThemes).toHaveBeenCalledTimes(1);
});

it.each([[null], [[]]])('preserves its designs when the reply is %p', async (answer) => {
  jest.mocked(readThemes).mockResolvedValue(answer);
  await show();
  const theme = within(await buying()).getByLabelText('Gift Voucher Theme');
  await userEvent.click(theme);
  await waitFor(() => expect(readThemes).toHaveBeenCalled());
  expect([...theme.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Wash', 'Walk']);
});

it('has a pay button only for an amount above zero, labelled with the amount', async () => {
  await show();
  const form = await buying();
  expect(within(form).queryByRole('button')).toBeNull();
  await userEvent.selectOptions(within(form).getByLabelText(/^Gift Voucher Amount/), '$99.50');
  const pay = within(form).getByRole('button', { name: 'Pay $99.50 Now' });
  expect(pay).toHaveClass('w-full');
  jest.mocked(buyVoucher).mockResolvedValue({ ...NEW_PURCHASE, message: 'A sentence of the server.', attempt: 1 });
  await userEvent.click(pay);
  expect(await within(form).findByRole('alert')).toHaveTextContent('A sentence of the server.');
  const sent = jest.mocked(buyVoucher).mock.calls[0]?.[1];
  expect(Object.fromEntries(sent ?? [])).toMatchObject({
    'voucher-theme': '1',
    'voucher-amount': '99.50',
    shown: '9950',
    path: '/page',
    key: expect.stringMatching(/^[\da-f]{36}$/),
  });
});

it('asks for a custom amount only if that is selected', async () => {
  await show();
  const form = await buying();
  expect(within(form).queryByLabelText(/^Custom Amount/)).toBeNull();
  await userEvent.selectOptions(within(form).getByLabelText(/^Gift Voucher Amount/), 'Custom amount');
  const custom = within(form).getByLabelText(/^Custom Amount/);
  for (const [typed, button] of [
    ['0', null],
    ['0.01', 'Pay $0.01 Now'],
    ['5', 'Pay $5.00 Now'],
    ['x', null],
    ['37.5', 'Pay $37.50 Now'],
    ['37.505', null],
    ['1,000', 'Pay $1,000.00 Now'],
    ['1000.01', 'Pay $1,000.01 Now'],
  ] as const) {
    fireEvent.change(custom, { target: { value: typed } });
    expect(within(form).queryByRole('button')?.textContent ?? null).toBe(button);
  }
});

it.each([
  ['5', 'later', 'A voucher can be for $10.00 to $1,000.00.'],
  ['1000.01', 'at once', 'A voucher can be for $10.00 to $1,000.00.'],
  ['10.005', 'at once', 'Enter whole cents, such as 75.50.'],
  ['lots', 'later', 'Enter an amount in dollars, such as 75 or 75.50.'],
])('shows the error of %j at its field, %s', async (typed, when, words) => {
  await show();
  const form = await buying();
  await userEvent.selectOptions(within(form).getByLabelText(/^Gift Voucher Amount/), 'Custom amount');
  const custom = within(form).getByLabelText(/^Custom Amount/);
  await userEvent.type(custom, typed);
  expect(within(form).queryByText(words) === null).toBe(when === 'later');
  await userEvent.tab();
  expect(custom).toHaveAccessibleDescription(`$10.00 to $1,000.00 ${words}`);
  expect(custom).toBeInvalid();
  await userEvent.clear(custom);
  await userEvent.type(custom, '75');
  expect(custom).toHaveAccessibleDescription('$10.00 to $1,000.00');
  jest
    .mocked(buyVoucher)
    .mockResolvedValue({ ...NEW_PURCHASE, errors: { 'voucher-custom': 'What the server says.' }, attempt: 1 });
  await userEvent.click(within(form).getByRole('button', { name: 'Pay $75.00 Now' }));
  await waitFor(() => expect(custom).toHaveAccessibleDescription('$10.00 to $1,000.00 What the server says.'));
});

it('offers no custom amount if the block does not allow it', async () => {
  await show({ amounts: '25|50', allow_custom_amount: 0 });
  expect(within(await buying()).queryByRole('option', { name: 'Custom amount' })).toBeNull();
});

it('redeems, and shows the server’s messages', async () => {
  await show();
  const form = await redeeming();
  expect(within(form).getByRole('heading', { name: 'Redeem gift voucher' })).toBeInTheDocument();
  expect(within(form).getByText(/You log in first/)).toBeInTheDocument();
  jest.mocked(redeemVoucher).mockResolvedValue({
    values: {},
    errors: {},
    message: 'This voucher was redeemed already, on 3 March 2027.',
    attempt: 1,
  });
  await userEvent.type(within(form).getByLabelText(/^Code/), 'ABC');
  await userEvent.click(within(form).getByRole('button', { name: 'Redeem Now' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(
    'This voucher was redeemed already, on 3 March 2027.',
  );
  expect(within(form).getByLabelText(/^Code/)).toHaveValue('ABC');
});

it('fills in the customer’s e-mail address, and the code typed before the sign-in', async () => {
  await show(sample, CUSTOMER);
  expect(within(await buying()).getByLabelText(/^E-mail address/)).toHaveValue('kim@example.com');
  const form = await redeeming();
  expect(within(form).getByLabelText(/^Code/)).toHaveValue('7K3QX-00000-ABCDE-VWXYZ');
  expect(within(form).queryByText(/You log in first/)).toBeNull();
  expect(screen.getByRole('radio', { name: 'Redeem a gift voucher' })).toBeChecked();
});

it.each([
  ['paid', 'Payment Successful Please check your email for your receipt'],
  ['failed', 'Payment Failed'],
  ['pending', 'The payment is not complete'],
] as const)('a payment that is %s replaces the forms', async (kind, words) => {
  jest.mocked(pageQuery).mockResolvedValue(new URLSearchParams('voucher=1&payum_token=t'));
  jest
    .mocked(paymentOutcome)
    .mockResolvedValue(kind === 'paid' ? { kind } : { kind, retry: 'http://localhost:4000/pay/t' });
  await show();
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words),
  ).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Pay now' })).toHaveLength(kind === 'paid' ? 0 : 1);
  expect(screen.getByRole('link', { name: 'Back to gift vouchers' })).toHaveAttribute('href', '/page');
});

it('reports that there are no themes, and redeems nevertheless', async () => {
  jest.mocked(getVoucherThemes).mockResolvedValue([]);
  await show();
  expect(await screen.findByText('There are no gift vouchers at the moment.')).toBeInTheDocument();
  expect(await redeeming()).toBeInTheDocument();
});

it.each(['', '5|x'])('reports the same for a block without an amount to choose: %j', async (amounts) => {
  await show({ amounts, allow_custom_amount: 0 });
  expect(await screen.findByText('There are no gift vouchers at the moment.')).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Buy a gift voucher' })).toBeNull();
});

it('accepts any invalid setting of an editor', async () => {
  for (const amounts of [null, 7, '', '|||', '<script>']) {
    const { unmount } = await show({ amounts, allow_custom_amount: 1 });
    expect(await buying()).toBeInTheDocument();
    unmount();
  }
});
