import { formId } from '../forms';
import { block, columns, heading, html, prose } from './pages-helpers';
import type { SeedPage, SeedWidget } from '../types';

export const form = (url: string, title = ''): SeedWidget => ({
  outer: 'core/form',
  type: 'form',
  variables: { form: formId(url), heading: title },
});

const giftVoucher = (amounts: string, allowsCustom: boolean): SeedWidget => ({
  outer: 'core/gift_voucher_purchase',
  type: 'gift_voucher_purchase',
  variables: { amounts, allow_custom_amount: allowsCustom },
});

export const formPages: SeedPage[] = [
  {
    slug: 'gift-vouchers',
    name: 'Gift vouchers',
    title: 'Gift vouchers',
    metaDescription:
      'Buy a Banksia & Bark gift voucher for another trade customer, or redeem one as credit of your account.',
    rows: [
      columns(
        block(5, [
          heading('Gift vouchers', 'h1'),
          html(`<p>For the groomer next door who lent you a dryer, or the cafe that sends its regulars your way. We mail the voucher as soon as it is paid for.</p>
<h2>How it works</h2>
<ul>
<li>A voucher works for three years. The last day is on it.</li>
<li>Whoever has a trade account can redeem it. It becomes credit of that account.</li>
<li>Credit can be spent in part, and does not expire.</li>
<li>There are no fees. A voucher has no GST in it; what it is spent on has.</li>
</ul>`),
        ]),
        { ...block(6, [giftVoucher('25|50|100|250', true)]), offset: 6 },
      ),
    ],
  },
  {
    slug: 'grooming-workshop',
    name: 'Grooming workshop',
    title: 'Grooming workshop in Fyshwick',
    metaDescription:
      'A day at the tables of our own salon: coats, products and dilution, for people who wash dogs for a living.',
    hero: 'wash-day',
    rows: [
      columns(
        block(6, [
          html(`<p>A day at the tables of our own salon, with Marnie and the kelpie: coats, products and dilution, for people who wash dogs for a living. Bring an apron. Lunch is on us.</p>
<p>The first and third Thursday of each month, 9 am to 3 pm, eight places.</p>`),
        ]),
        block(6, [form('grooming-workshop', 'Book a place')]),
      ),
    ],
  },
  {
    slug: 'request-a-return',
    name: 'Request a return',
    title: 'Request a return',
    metaDescription: 'Ask for a return number before you send anything back to Banksia & Bark Wholesale.',
    rows: [
      columns(
        prose([
          html(
            '<p>Please ask for a return number before you send anything back. The <a href="/shipping-and-returns">returns policy</a> says what can be returned, and until when.</p>',
          ),
          form('request-a-return'),
        ]),
      ),
    ],
  },
  {
    slug: 'sample-box',
    name: 'Sample box',
    title: 'Ask for a sample box',
    metaDescription: 'Six things from the range, in small sizes, for businesses that think of stocking Banksia & Bark.',
    hero: 'reward-table',
    rows: [
      columns(
        prose([
          html(
            '<p>Six things from the range, in small sizes, for businesses that think of stocking us. One box per business.</p>',
          ),
          form('sample-box'),
        ]),
      ),
    ],
  },
  {
    slug: 'form-fields',
    name: 'Every kind of field',
    title: 'Every kind of field',
    metaDescription: 'A form with every kind of field that a page can have.',
    rows: [columns(prose([form('form-fields')]))],
  },
];
