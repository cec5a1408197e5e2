import type { SeedFaq } from './types';

export const faqs: SeedFaq[] = [
  {
    group: 'ordering',
    name: 'What is the minimum order?',
    content:
      '<p>The minimum spend is $300 for each order, counted on the goods before GST and freight. You can mix any products to reach it, and there is no minimum for a single line unless the product page says so.</p>',
  },
  {
    group: 'ordering',
    name: 'Do prices include GST?',
    content:
      '<p>No. Trade prices are shown without GST. GST at 10% is added in the cart on goods and freight, and your tax invoice shows it separately.</p>',
  },
  {
    group: 'ordering',
    name: 'Can I reorder what I bought last time?',
    content:
      '<p>Yes. Sign in and open <a href="/my-account">your account</a>: past orders can be added to the cart again. Anything that has gone, changed price or run short is pointed out before you check out.</p>',
  },
  {
    group: 'ordering',
    name: 'Something is out of stock. Can I back-order it?',
    content:
      '<p>We do not take back orders. Stock on the site is what is on our shelves, less what is already sold, so an order you can place is an order we can pack. Ask through the <a href="/contact">contact page</a> to hear when a line returns.</p>',
  },
  {
    group: 'ordering',
    name: 'When should I order for Christmas?',
    content:
      '<p>We recommend ordering by 10 December. Later orders are packed as usual, but we cannot say that they will arrive before Christmas Day, and couriers slow down in the last week.</p>',
  },
  {
    group: 'ordering',
    name: 'Can you print our name on products?',
    content:
      "<p>On some: look for 'Name printed on label' or a logo option on the product page. Type the name as it should appear, with capitals. Printed items take about three extra business days and cannot be returned unless they are faulty.</p>",
  },
  {
    group: 'shipping',
    name: 'How long does delivery take?',
    content:
      '<p>We dispatch within 1 to 4 business days. Metropolitan deliveries generally take 3 to 5 business days after that; elsewhere allow up to 21 days. Parcels under 5 kg may go by flat-rate post in 2 to 4 business days. Details are on <a href="/shipping-and-returns">shipping and returns</a>.</p>',
  },
  {
    group: 'shipping',
    name: 'Why can I not see a freight price for my address?',
    content:
      "<p>Some remote postcodes and orders over 250 kg have no online rate. Choose 'Request a freight quote' in the cart and we will e-mail one, usually within two business days. Nothing is charged until you accept it.</p>",
  },
  {
    group: 'shipping',
    name: 'Do you ship overseas?',
    content: '<p>No. We ship within Australia only.</p>',
  },
  {
    group: 'shipping',
    name: 'Can I pick up my order?',
    content:
      '<p>Yes, free of charge from our warehouse in Fyshwick ACT 2609. Choose local pickup at checkout and wait for our e-mail to arrange a time: the roller door is not always staffed.</p>',
  },
  {
    group: 'shipping',
    name: 'My delivery has not arrived. What now?',
    content:
      '<p>Check the tracking link in your dispatch e-mail first. The courier attempts delivery twice and leaves a card. If nothing has arrived 10 days after dispatch, tell us and we will start a trace; some regional and remote deliveries take longer than that and still arrive.</p>',
  },
  {
    group: 'products',
    name: 'Where are your treats made?',
    content:
      '<p>Nearly all in Australia. The mussels are from New Zealand. Each product page says where the main ingredient comes from, and the pouch carries the packing date.</p>',
  },
  {
    group: 'products',
    name: 'How much shelf life will I receive?',
    content:
      '<p>At least half of the shelf life stated on the product page, and usually much more. Short-dated stock is never sent without asking; it is offered as a special with the date in the description.</p>',
  },
  {
    group: 'products',
    name: 'Are your bags compostable?',
    content:
      '<p>We do not claim that they are. Our plant-blend bags are partly made of cornstarch, but many Australian councils do not accept dog waste or compostable bags in organics bins. Please check with your council before telling customers where a bag belongs.</p>',
  },
  {
    group: 'products',
    name: 'Can I use your shampoo on a dog with a skin condition?',
    content:
      "<p>Our products are cosmetic. If a dog's skin is broken, itching or sore, the owner should speak to a vet first. Every ingredient list is on the product page, so a vet can check it.</p>",
  },
  {
    group: 'account',
    name: 'Who can open a trade account?',
    content:
      '<p>Any business registered in Australia with an ABN that is in the pet industry or connected to pet owners, and that sells pet-related products: groomers, vets, retailers, pet-friendly cafes and holiday parks among them. We do not sell to the public. <a href="/become-a-stockist">Become a stockist</a> explains how to apply.</p>',
  },
  {
    group: 'account',
    name: 'How long does approval take?',
    content: '<p>Our wholesale manager reads each application. Please allow at least 5 business days.</p>',
  },
  {
    group: 'account',
    name: 'I have forgotten my password.',
    content:
      '<p>You do not need one: ask for a sign-in link on the <a href="/login">sign-in page</a> and we will e-mail it. To choose a new password, use <a href="/forgotpassword">password recovery</a>.</p>',
  },
  {
    group: 'account',
    name: 'Can two people use our account?',
    content:
      '<p>Each person should have a sign-in of their own, so that orders show who placed them. Write to us from the address on the account and we will add your colleague to the business.</p>',
  },
];
