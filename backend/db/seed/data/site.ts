import { warehouse } from './selling/shipping';
import type { SeedMenu, SeedRedirect, SeedSite } from './types';

/** Phone numbers are from the ranges reserved for fiction; addresses on .example never resolve. */
export const site: SeedSite = {
  name: 'Banksia & Bark Wholesale',
  organisationName: 'Banksia & Bark Wholesale Pty Ltd',
  abn: '61900100217',
  themeColour: '#A4402F',
  darkThemeColour: '#2F5D6E',
  seoTitlePrefix: '',
  seoTitleSuffix: ' | Banksia & Bark Wholesale',
  analytics: '',
  tagManager: '',
  siteVerification: '',
  pixel: '',
  analyticsSiteUrl: '',
  analyticsSiteId: '',
  email: 'hello@banksiaandbark.example',
  phone: '02 5550 1240',
  address: warehouse,
  social: {
    facebook: 'https://facebook.example/banksiaandbark',
    instagram: 'https://instagram.example/banksiaandbark',
    linkedin: 'https://linkedin.example/banksiaandbark',
    youtube: 'https://youtube.example/banksiaandbark',
  },
};

export const menus: SeedMenu[] = [
  {
    slug: 'header',
    name: 'Header',
    links: [
      {
        name: 'Shop',
        link: '/shop',
        children: [
          {
            name: 'Dog Treats',
            link: '/shop/dog-treats',
            children: [
              { name: 'Training Treats', link: '/shop/training-treats' },
              { name: 'Jerky & Chews', link: '/shop/jerky-and-chews' },
              { name: 'Biscuits', link: '/shop/biscuits' },
              { name: 'Freeze-Dried', link: '/shop/freeze-dried' },
            ],
          },
          {
            name: 'Dog Shampoo & Conditioners',
            link: '/shop/dog-shampoo-conditioners',
            children: [
              { name: 'Shampoos', link: '/shop/shampoos' },
              { name: 'Conditioners', link: '/shop/conditioners' },
              { name: 'Salon Concentrates', link: '/shop/salon-concentrates' },
              { name: 'Wash Tools', link: '/shop/wash-tools' },
            ],
          },
          {
            name: 'Waste Bags, Dispensers & Accessories',
            link: '/shop/dog-waste-bags-dispensers-and-accessories',
            children: [
              { name: 'Waste Bags', link: '/shop/waste-bags' },
              { name: 'Dispensers', link: '/shop/dispensers' },
              { name: 'Walking Accessories', link: '/shop/walking-accessories' },
            ],
          },
          {
            name: 'Pooch Perfumes & Deodorants',
            link: '/shop/pooch-perfumes-dog-deodorants',
            children: [
              { name: 'Perfumes', link: '/shop/perfumes' },
              { name: 'Deodorants', link: '/shop/deodorants' },
              { name: 'Gift Sets', link: '/shop/gift-sets' },
            ],
          },
        ],
      },
      {
        name: 'Blog',
        link: '/blog',
        children: [
          { name: 'Business Tips', link: '/blog/business-tips' },
          { name: 'Grooming', link: '/blog/grooming' },
          { name: 'Training', link: '/blog/training' },
        ],
      },
      { name: 'About', link: '/about' },
      { name: 'Become a stockist', link: '/become-a-stockist' },
      { name: 'Contact', link: '/contact' },
    ],
  },
  {
    slug: 'footer-shop',
    name: 'Shop',
    links: [
      { name: 'Dog Treats', link: '/shop/dog-treats' },
      { name: 'Dog Shampoo & Conditioners', link: '/shop/dog-shampoo-conditioners' },
      { name: 'Waste Bags & Accessories', link: '/shop/dog-waste-bags-dispensers-and-accessories' },
      { name: 'Pooch Perfumes & Deodorants', link: '/shop/pooch-perfumes-dog-deodorants' },
      { name: 'Gift vouchers', link: '/gift-vouchers' },
    ],
  },
  {
    slug: 'footer-trade',
    name: 'Trade',
    links: [
      { name: 'Become a stockist', link: '/become-a-stockist' },
      { name: 'Request an account', link: '/signup' },
      { name: 'Log in', link: '/login' },
      { name: 'My account', link: '/my-account' },
    ],
  },
  {
    slug: 'footer-help',
    name: 'Help',
    links: [
      { name: 'Shipping and returns', link: '/shipping-and-returns' },
      { name: 'Request a return', link: '/request-a-return' },
      { name: 'Questions and answers', link: '/faq' },
      { name: 'Contact', link: '/contact' },
    ],
  },
  {
    slug: 'footer-company',
    name: 'Company',
    links: [
      { name: 'About', link: '/about' },
      { name: 'Blog', link: '/blog' },
      { name: 'Privacy policy', link: '/privacy-policy' },
      { name: 'Terms and conditions', link: '/terms-and-conditions' },
    ],
  },
];

export const redirects: SeedRedirect[] = [
  { from: '/stockist', to: '/become-a-stockist' },
  { from: '/wholesale', to: '/become-a-stockist' },
  { from: '/shipping', to: '/shipping-and-returns' },
  { from: '/returns', to: '/shipping-and-returns' },
  { from: '/terms', to: '/terms-and-conditions' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/about-us', to: '/about' },
  { from: '/contact-us', to: '/contact' },
  { from: '/products', to: '/shop' },
  { from: '/news', to: '/blog' },
];
