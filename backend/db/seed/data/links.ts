import { payloadLinks } from './pages/pages-demo-payloads';

/** What links lists show, by the name of what the links stand below. */
export const links: readonly { readonly parent: string; readonly name: string; readonly link: string }[] = [
  { parent: 'help', name: 'Shipping and returns', link: '/shipping-and-returns' },
  { parent: 'help', name: 'Questions and answers', link: '/faq' },
  { parent: 'help', name: 'Contact', link: '/contact' },
  { parent: 'elsewhere', name: 'Australian Business Register', link: 'https://abr.business.gov.au/' },
  { parent: 'elsewhere', name: 'Become a stockist', link: 'become-a-stockist' },
  { parent: 'elsewhere', name: 'Write to us', link: 'mailto:hello@banksiaandbark.example' },
  ...payloadLinks,
];
