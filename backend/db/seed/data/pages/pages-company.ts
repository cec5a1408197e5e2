import { form } from './pages-forms';
import {
  articleList,
  block,
  columns,
  heading,
  html,
  plain,
  productList,
  prose,
  tab,
  tabs,
  widget,
} from './pages-helpers';
import type { SeedFaq, SeedPage } from '../types';

const answers = (name: string, group: SeedFaq['group']) => widget('core/faq', { heading: name, group });

export const companyPages: SeedPage[] = [
  {
    slug: 'about',
    name: 'About',
    title: 'About us',
    metaDescription:
      'How a two-table salon in Canberra became a trade-only wholesaler, what we choose to stock, and what we leave out.',
    hero: 'wash-day',
    rows: [
      columns(
        prose([
          heading('A wholesaler that still washes dogs', 'h1'),
          html(`<p>Banksia &amp; Bark began in 2014 at the back of a two-table grooming salon in Braddon. Marnie Callaghan could not find a shampoo that rinsed in one pass without smelling like a fruit shop, so she had one made. Other groomers asked for a bottle. Then they asked for a drum.</p>
<p>Today we supply businesses in every state and territory from a single warehouse in Fyshwick. We are nineteen people, two of them part-time, and one kelpie.</p>`),
        ]),
      ),
      columns(
        block(6, [
          heading('What we stock'),
          html(`<p>Five house brands and nothing else, so that we can answer for all of it.</p>
<ul>
<li><strong>Banksia &amp; Bark</strong>: treats, freeze-dried and the gift range</li>
<li><strong>Tidewater Grooming</strong>: shampoos, conditioners, concentrates and scent</li>
<li><strong>Little Wattle</strong>: gentle things for puppies and their people</li>
<li><strong>Stray Gum</strong>: bags, dispensers, solid bars and balm</li>
<li><strong>Dustyfoot</strong>: chews, biscuits and gear for dogs with work to do</li>
</ul>`),
        ]),
        block(6, [
          heading('What we leave out'),
          html(`<p>Tea tree oil, in anything. Rawhide, antlers and cooked bone. Xylitol, macadamia, chocolate. Collars that work by hurting.</p>
<p>We also leave out claims. Our shampoos are cosmetic and our treats are treats. If a product helps a dog's health, a vet can say so; we will say what is in it.</p>`),
        ]),
      ),
      columns(
        prose([
          heading('How we buy'),
          html(`<p>Daniel visits every drying room at least once a year. Kangaroo comes from licensed harvesters in South Australia and Queensland, salmon from Tasmania, mussels from New Zealand. Each pouch carries its packing date and the origin of its main ingredient.</p>
<p>Priya formulates the liquids with a contract maker in Melbourne. Nothing is tested on animals in a laboratory; it is used in the bath by our own groomers, on their own dogs first.</p>`),
          heading('Who you will talk to'),
          html(`<p>Tuan reads the applications. Leilani answers the telephone. Graham and Sorcha write most of the advice. Joel packs the boxes and can tell you, usually from memory, what was in yours.</p>
<p>We are always glad of visitors in Fyshwick. Please <a href="/contact">ring first</a>: the forklift has right of way.</p>`),
        ]),
      ),
      plain(block(12, [widget('core/person_list', { heading: 'The people' })])),
      plain(block(12, [articleList('What we have been writing', '', 3)])),
    ],
  },
  {
    slug: 'become-a-stockist',
    name: 'Become a stockist',
    title: 'Become a stockist',
    metaDescription:
      'Who can open a trade account with Banksia & Bark, what you need to apply, how long review takes and what happens next.',
    hero: 'counter-display',
    rows: [
      columns(
        prose([
          heading('Become a stockist', 'h1'),
          html(`<p>We sell to businesses only. If you groom, treat, house, feed or welcome dogs and their people, and sell pet-related products to them, we would like to hear from you.</p>
<p><a href="/signup">Request a wholesale account</a></p>`),
        ]),
      ),
      columns(
        block(6, [
          heading('Who can apply'),
          html(`<p>You need to be:</p>
<ul>
<li>a registered business with a current ABN,</li>
<li>located in Australia,</li>
<li>in the pet industry, or connected to pet owners, and</li>
<li>selling pet-related retail products.</li>
</ul>
<p>Our stockists include grooming salons and mobile groomers, veterinary clinics, pet shops and produce stores, pet-friendly cafes, holiday parks, boarding kennels, trainers and gift shops.</p>`),
        ]),
        block(6, [
          heading('What we ask for'),
          html(`<ul>
<li>Your business name, trading name and ABN</li>
<li>A contact name, e-mail address and telephone number</li>
<li>Your website or a social page, or a photograph of the premises if you have neither</li>
<li>A line or two about what you do and what you would like to sell</li>
</ul>
<p>We do not ask for trade references or a credit application: orders are paid when they are placed.</p>`),
        ]),
      ),
      columns(
        prose([
          heading('What happens next'),
          html(`<ol>
<li>You send the form. It takes about four minutes.</li>
<li>Our wholesale manager, Tuan, reads it himself. Please allow at least 5 business days.</li>
<li>You receive an e-mail with a sign-in link. Prices and ordering appear as soon as you sign in.</li>
<li>You place a first order. The minimum is $300, in any combination of products. The code WELCOME10 takes 10 per cent off the first one.</li>
</ol>
<p>If we cannot open an account we tell you why. The usual reasons are an ABN that has been cancelled, or a business that buys for its own use only.</p>`),
          heading('Good to know'),
          html(`<ul>
<li>Prices are shown without GST. GST is added in the cart.</li>
<li>We dispatch within 1 to 4 business days. See <a href="/shipping-and-returns">shipping and returns</a>.</li>
<li>There is a 21-day money-back guarantee on unopened goods, less shipping.</li>
<li>We do not ask for exclusivity, and do not grant it.</li>
<li>Stockists may use our product photographs for as long as they stock the product.</li>
</ul>
<p>More answers are in <a href="/faq">questions and answers</a>.</p>`),
        ]),
      ),
      plain(
        block(12, [widget('core/hero_testimonial', { heading: 'What stockists say', testimonials: 'retailers' })], {
          full_width: true,
        }),
      ),
      plain(block(12, [productList('Where most stockists start', 'training-treats', 3)])),
    ],
  },
  {
    slug: 'contact',
    name: 'Contact',
    title: 'Contact us',
    metaDescription:
      'Telephone, e-mail and warehouse address of Banksia & Bark Wholesale in Fyshwick ACT, with opening and pickup hours.',
    rows: [
      columns(
        block(7, [
          heading('Contact us', 'h1'),
          html(`<p>Telephone is quickest for anything about an order that has been placed. The form below reaches the same desk as our e-mail address; e-mail is best for artwork and site maps.</p>
<p>Telephone: <a href="tel:+61255501240">02 5550 1240</a>, weekdays 8.30 am to 4.30 pm, Canberra time<br>E-mail: <a href="mailto:hello@banksiaandbark.example">hello@banksiaandbark.example</a></p>
<p>Please have your order number at hand. It begins with BB and is on your invoice and in every e-mail we send about the order.</p>`),
          heading('Before you write'),
          html(`<ul>
<li>Where is my order? <a href="/my-account">Your account</a> has the tracking link.</li>
<li>Something arrived damaged or short? Keep the packaging, take a photograph, and tell us as soon as you can. See <a href="/shipping-and-returns">shipping and returns</a>.</li>
<li>Applying for an account? <a href="/become-a-stockist">Become a stockist</a> says what we need.</li>
<li>Buying for your own dog? We are trade only, but we will gladly tell you which shop near you stocks us.</li>
</ul>`),
        ]),
        block(
          4,
          [
            heading('Warehouse and pickup', 'h3'),
            html(`<p>Banksia &amp; Bark Wholesale<br>Unit 4, 27 Ironbark Lane<br>Fyshwick ACT 2609</p>
<p>Pickups are free and by arrangement, weekdays 8.30 am to 3.30 pm, at roller door B. Please wait for our e-mail before you come.</p>`),
            heading('Returns', 'h3'),
            html(
              '<p>Write to us first. Parcels that come back without a return number are hard to match with their owners.</p>',
            ),
          ],
          { padding_top: 24 },
        ),
      ),
      columns(
        block(7, [form('contact', 'Write to us')]),
        block(5, [widget('core/google_map', { location: 'Fyshwick ACT 2609, Australia', height: 360, zoom: 14 })]),
      ),
    ],
  },
  {
    slug: 'faq',
    name: 'Questions and answers',
    title: 'Questions and answers',
    metaDescription:
      'Answers about ordering, GST, freight, product origin, trade accounts and sign-in at Banksia & Bark Wholesale.',
    rows: [
      columns(
        block(8, [
          heading('Questions and answers', 'h1'),
          html(
            '<p>The things we are asked most. If yours is not here, <a href="/contact">ask us</a>; it may be next month.</p>',
          ),
        ]),
      ),
      tabs(
        tab('Ordering', [answers('About ordering', 'ordering')]),
        tab('Shipping', [answers('About freight', 'shipping')]),
        tab('Products', [answers('About our products', 'products')]),
        tab('Account', [answers('About your account', 'account')]),
      ),
    ],
  },
  {
    slug: 'readme',
    name: 'Read me',
    title: 'About this demonstration',
    metaDescription: 'What this demonstration shop is, which parts are invented, and how to look around.',
    rows: [
      columns(
        prose([
          heading('About this demonstration', 'h1'),
          html(`<p>Banksia &amp; Bark Wholesale does not exist. It is a made-up wholesaler that comes with Stockist, a storefront for trade-only shops, so that a fresh installation has something real to look at.</p>
<p>The range, the people, the testimonials, the ABNs and the addresses are invented. Telephone numbers are from ranges reserved for fiction. The product pictures were modelled and rendered for this project. Suburbs and postcodes are real, because freight has to be quoted on something.</p>`),
          heading('Things to try'),
          html(`<ul>
<li>Browse <a href="/shop/jerky-and-chews">jerky and chews</a>: three pages, some of it new, some on special, some gone.</li>
<li>Look at a product with two options that are not sold in every combination, such as <a href="/product/bully-sticks">bully sticks</a>.</li>
<li>Add a printed name to a <a href="/product/birthday-biscuit-tin">birthday biscuit tin</a>.</li>
<li>Sign in with one of the demonstration accounts to see prices. The person who installed the shop was shown their passwords.</li>
<li>Quote freight to Brunswick 3056, to Broome 6725 and to Fyshwick 2609, and notice the difference.</li>
<li>Try the codes WELCOME10, FREIGHT50, SHAMPOO15, COUNTER25 and EXPIRED24.</li>
</ul>
<p>Nothing you order will arrive.</p>`),
        ]),
      ),
    ],
  },
];
