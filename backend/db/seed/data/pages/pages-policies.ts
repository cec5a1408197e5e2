import { columns, heading, html, prose } from './pages-helpers';
import type { SeedPage } from '../types';

export const shippingAndReturns: SeedPage = {
  slug: 'shipping-and-returns',
  name: 'Shipping and returns',
  title: 'Shipping and returns',
  metaDescription:
    'Dispatch times, freight by zone, flat-rate post, free pickup, our 21-day money-back guarantee and what to do about faulty or missing goods.',
  rows: [
    columns(
      prose([
        heading('Shipping and returns', 'h1'),
        html(
          '<p>In short: we dispatch within 1 to 4 business days, deliver within Australia only, and take unopened goods back for 21 days. The longer version follows.</p>',
        ),
        heading('Dispatch'),
        html(`<p>Orders are packed in the order in which they are paid, and leave our warehouse in Fyshwick within 1 to 4 business days. Printed or embroidered items need about three extra business days, and the rest of the order waits for them unless you ask us to split it.</p>
<p>When your order leaves we e-mail a dispatch notice with the carrier's name and a tracking number.</p>`),
        heading('Delivery times'),
        html(`<p>Times are counted from dispatch and are estimates.</p>
<ul>
<li><strong>Metropolitan courier</strong>: generally 3 to 5 business days</li>
<li><strong>Everywhere else by courier</strong>: up to 21 days</li>
<li><strong>Flat-rate post</strong>: parcels under 5 kg may go by post, in 2 to 4 business days</li>
<li><strong>Local pickup</strong>: free, from Fyshwick ACT 2609, at a time arranged beforehand</li>
</ul>
<p>We deliver within Australia only.</p>`),
        heading('What freight costs'),
        html(`<p>Freight depends on the weight of the order and the postcode that it goes to. Enter your suburb in the cart to see what is available before you check out. Freight is shown without GST, like prices.</p>
<p>Some remote places, islands and orders over 250 kg have no online rate. Ask for a freight quote from the cart and we will e-mail one, usually within two business days. You decide whether to go ahead; until then nothing is charged.</p>`),
        heading('Receiving a delivery'),
        html(`<p>Please give an address where somebody can receive goods in business hours. The courier attempts delivery twice and leaves a card each time. After a second failed attempt the goods may be returned to us, and we will ask you to pay for sending them again.</p>
<p>Couriers cannot deliver to post office boxes. Flat-rate post can.</p>
<p>Check the number of cartons before you sign. If a carton is damaged, write that on the courier's device or docket, photograph it, and let us know as soon as you can.</p>`),
        heading('If it does not arrive'),
        html(
          `<p>Follow the tracking link first. If your order has not arrived 10 days after dispatch, tell us so that we can start a trace with the carrier. Regional and remote deliveries can take longer than that and still be on their way, but we would rather look early.</p>`,
        ),
        heading('Before Christmas'),
        html(
          `<p>We recommend placing your last order by 10 December. Orders after that date are packed and sent as usual, but may arrive after Christmas Day.</p>`,
        ),
        heading('Change of mind: 21 days'),
        html(`<p>If you are not happy with what you bought, you may return it within 21 days of receiving it, and we will refund what you paid for the goods, less shipping.</p>
<ul>
<li>Goods must be unopened, in their original packaging and fit for sale.</li>
<li>Write to us first for a return number, and put it on the parcel.</li>
<li>You pay for the return freight, and the original freight is not refunded.</li>
<li>Items printed or embroidered for you, opened food, and short-dated specials marked as final cannot be returned for a change of mind.</li>
</ul>
<p>We refund to the original method of payment within 5 business days of the goods reaching us.</p>`),
        heading('Faulty, damaged or wrong goods: 30 days'),
        html(`<p>Please return faulty products within 30 days of receiving them. Send us the order number, the batch number from the pack and a photograph, and do not throw the goods away. We pay the return freight, and will replace the goods or refund you in full, freight included, as you prefer.</p>
<p>Nothing on this page limits the rights that you have under the Australian Consumer Law, which may last longer than these periods.</p>`),
        heading('Cancelling an order'),
        html(
          `<p>Ring us on <a href="tel:+61255501240">02 5550 1240</a>. Until an order has been packed we can cancel it and refund it in full. Once it has left, the return rules above apply.</p>`,
        ),
      ]),
    ),
  ],
};

export const termsAndConditions: SeedPage = {
  slug: 'terms-and-conditions',
  name: 'Terms and conditions',
  title: 'Terms and conditions',
  metaDescription:
    'The terms on which Banksia & Bark Wholesale supplies trade customers: accounts, orders, prices, payment, delivery, returns and liability.',
  rows: [
    columns(
      prose([
        heading('Terms and conditions', 'h1'),
        html(
          `<p>Last changed on 1 July 2026. In these terms 'we' and 'us' mean Banksia &amp; Bark Wholesale Pty Ltd, ABN 61 900 100 217, and 'you' means the business that holds the account. By placing an order you accept them.</p>`,
        ),
        heading('1. Trade accounts'),
        html(`<p>We supply businesses only. To hold an account you must be a registered business with an ABN, located in Australia, in the pet industry or connected to pet owners, and selling pet-related retail products. Our wholesale manager decides on each application; review takes at least 5 business days. We may refuse an application, or close an account that no longer meets these conditions or that has been used to buy for private consumption.</p>
<p>Keep your sign-in details and sign-in links to yourself. You are responsible for orders placed through your account until you tell us that somebody else has access to it.</p>`),
        heading('2. Prices'),
        html(`<p>Prices are in Australian dollars and do not include GST unless they say so. GST is added to goods and freight in the cart. Prices are confidential between us: please do not publish them.</p>
<p>We may change prices at any time. The price of an order is the one shown when you placed it. If a price was plainly a mistake, we will ask whether you want the goods at the right price or the order cancelled.</p>`),
        heading('3. Orders'),
        html(`<p>The minimum order spend is $300 of goods, before GST and freight. An order is an offer to buy; we accept it when we send the order confirmation. We do not take back orders. If we find that we cannot supply something, we will refund that line and tell you.</p>
<p>Promotion codes apply once to an order, cannot be combined, and have the conditions shown with them.</p>`),
        heading('4. Payment'),
        html(
          `<p>Orders are paid when they are placed. A tax invoice is available in your account as soon as payment is confirmed. We do not store card numbers; payment is taken by our payment provider.</p>`,
        ),
        heading('5. Delivery and risk'),
        html(
          `<p>Delivery is described on <a href="/shipping-and-returns">shipping and returns</a>, which is part of these terms. Delivery times are estimates. Risk passes to you when the goods are delivered to the address that you gave, or are collected by you or by a carrier of your own. Ownership passes once the goods have been paid for.</p>`,
        ),
        heading('6. Returns'),
        html(
          `<p>You may return unopened goods within 21 days of receipt for a refund less shipping, and must return faulty goods within 30 days of receipt. The details and exceptions are on <a href="/shipping-and-returns">shipping and returns</a>.</p>`,
        ),
        heading('7. Selling our products'),
        html(`<p>You set your own retail prices. You may use our product names, descriptions and photographs to sell our products, for as long as you stock them. Please:</p>
<ul>
<li>store goods as the label says and do not sell them after their best-before date,</li>
<li>do not remove labels, batch numbers or dates,</li>
<li>do not make health or environmental claims for a product that we do not make ourselves, and</li>
<li>ask us before you sell on an online marketplace.</li>
</ul>`),
        heading('8. Product safety and recalls'),
        html(
          `<p>Tell us at once if you learn that one of our products may have harmed a person or an animal. If we recall a product we will write to every account that bought it. Keep records that allow you to find the batches you hold, and follow the recall instructions.</p>`,
        ),
        heading('9. Printed and embroidered goods'),
        html(
          `<p>You confirm that you have the right to use the names and artwork that you send us. We print what you type. Goods made to your order cannot be returned unless they are faulty or we made the mistake.</p>`,
        ),
        heading('10. Liability'),
        html(
          `<p>Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. Where the law allows us to limit our liability, it is limited to replacing the goods, supplying them again, or paying the cost of either. We are not liable for loss of profit, or for loss that neither of us could reasonably have expected, except where the law says that we are.</p>`,
        ),
        heading('11. Gift vouchers'),
        html(
          `<p>Gift vouchers are valid for three years from the date of purchase, can be spent in one or several orders, and cannot be exchanged for cash. The minimum order spend applies to the goods, not to the amount left to pay.</p>`,
        ),
        heading('12. General'),
        html(`<p>Our <a href="/privacy-policy">privacy policy</a> says how we handle personal information. The law of the Australian Capital Territory applies. If a part of these terms cannot be enforced, the rest still applies. We may change these terms by publishing a new version; orders already accepted keep the terms under which they were placed.</p>
<p>Questions? <a href="/contact">Ask us</a> before you order. We prefer it to being right afterwards.</p>`),
      ]),
    ),
  ],
};

export const privacyPolicy: SeedPage = {
  slug: 'privacy-policy',
  name: 'Privacy policy',
  title: 'Privacy policy',
  metaDescription:
    'What personal information Banksia & Bark Wholesale collects, why, who sees it, how long it is kept, and how to see or correct yours.',
  rows: [
    columns(
      prose([
        heading('Privacy policy', 'h1'),
        html(
          `<p>Last changed on 1 July 2026. Banksia &amp; Bark Wholesale Pty Ltd, ABN 61 900 100 217, handles personal information in line with the Privacy Act 1988 and the Australian Privacy Principles. This page says what that means here.</p>`,
        ),
        heading('What we collect'),
        html(`<ul>
<li><strong>When you apply for an account</strong>: your name, e-mail address, telephone number, business name, trading name, ABN and website, and what you tell us about the business.</li>
<li><strong>When you order</strong>: delivery addresses and contacts, what you ordered, notes you write, and records of payment. Card details go to our payment provider and do not reach us.</li>
<li><strong>When you write or ring</strong>: what you tell us and our notes of it.</li>
<li><strong>When you visit the site</strong>: the pages requested, the time, and technical details such as browser type and IP address, in logs kept for security and for repairing faults.</li>
</ul>
<p>You can read the site without telling us who you are. You cannot hold an account anonymously, because we have to check that you are a business.</p>`),
        heading('Why we collect it'),
        html(
          `<p>To decide on applications, to supply and deliver orders, to answer you, to keep the accounts that tax law requires, to recall products if we must, and to keep the site secure. We send news about products only if you have ticked the box for it, and every such e-mail has a link to stop it.</p>`,
        ),
        heading('Cookies and similar'),
        html(
          `<p>We use a cookie to keep you signed in, one to remember your language, and storage in your browser that keeps your cart and lets several tabs agree. These are needed for the shop to work. This site uses no advertising or analytics cookies.</p>`,
        ),
        heading('Who else sees it'),
        html(`<ul>
<li>Couriers and Australia Post receive the name, address and telephone number for a delivery.</li>
<li>Our payment provider handles payments.</li>
<li>Companies that host our site and send our e-mail process information for us under contract. Some may store it outside Australia; we choose those that protect it to a standard comparable to ours.</li>
<li>Accountants, auditors and authorities see what the law requires.</li>
</ul>
<p>We do not sell personal information or lend our customer list.</p>`),
        heading('How long we keep it'),
        html(
          `<p>Order and invoice records for seven years, as tax law expects. Applications that do not lead to an account for twelve months. Server logs for ninety days. Accounts that have not been used for five years are closed after we have written to you.</p>`,
        ),
        heading('Security'),
        html(
          `<p>Connections to the site are encrypted, passwords are stored only in a form that cannot be read back, and staff see only what their work requires. If a breach is likely to cause serious harm, we will tell you and the Office of the Australian Information Commissioner.</p>`,
        ),
        heading('Seeing and correcting your information'),
        html(`<p>You can see and change your company name and ABN in <a href="/profile">your profile</a>, and your addresses at checkout. For anything else, or for a copy of what we hold, write to us through the <a href="/contact">contact page</a>. We answer within 30 days and do not charge for it. We may ask for proof of identity first.</p>
<p>You may also ask us to delete your account. We will do so, and keep only what the law obliges us to keep.</p>`),
        heading('Complaints'),
        html(
          `<p>Tell us first, in writing, and the director will reply within 30 days. If the answer does not satisfy you, you may take the matter to the Office of the Australian Information Commissioner.</p>`,
        ),
      ]),
    ),
  ],
};
