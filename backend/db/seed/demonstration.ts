import { z } from 'zod';
import { madeGallery, madeLinks, madePages } from './made-pages';
import { readCsv, readJson, readJsonFolder, readMarkdownFolder } from './read-data';
import { account } from './schemas/accounts';
import { group, product, scene } from './schemas/catalogue';
import { locality, promotion, shippingType, shippingZone, visitorCart, voucherTheme } from './schemas/cart';
import {
  articleFront,
  faq,
  gallery,
  link,
  person,
  testimonial,
  video,
  type SeedArticle,
  type SeedGallery,
  type SeedLink,
} from './schemas/content';
import { page, type SeedPage } from './schemas/pages';
import { form, menu, redirect, site } from './schemas/site';

/** The demonstration shop, read from data/ and parsed on each call. */
export const demonstration = {
  products: () => readJsonFolder('products', z.array(product)).flat(),
  groups: () => readJson('groups.json', z.array(group)),
  scenes: () => readJson('scenes.json', z.array(scene)),
  articles: () =>
    readMarkdownFolder('articles', articleFront).map(({ front, content }): SeedArticle => ({ ...front, content })),
  pages: (): SeedPage[] => [...readJsonFolder('pages', page), ...madePages()],
  people: () => readJson('people.json', z.array(person)),
  testimonials: () => readJson('testimonials.json', z.array(testimonial)),
  faqs: () => readJson('faqs.json', z.array(faq)),
  galleries: (): SeedGallery[] => [...readJson('galleries.json', z.array(gallery)), madeGallery],
  links: (): SeedLink[] => [...readJson('links.json', z.array(link)), ...madeLinks],
  videos: () => readJson('videos.json', z.array(video)),
  site: () => readJson('site.json', site),
  menus: () => readJson('menus.json', z.array(menu)),
  redirects: () => readJson('redirects.json', z.array(redirect)),
  forms: () => readJson('forms.json', z.array(form)),
  voucherThemes: () => readJson('voucher-themes.json', z.array(voucherTheme)),
  localities: () => readCsv('localities.csv', locality),
  promotions: () => readJson('promotions.json', z.array(promotion)),
  shippingZones: () => readJson('shipping-zones.json', z.array(shippingZone)),
  shippingTypes: () => readJson('shipping-types.json', z.array(shippingType)),
  accounts: () => readJson('accounts.json', z.array(account)),
  visitorCarts: () => readJson('visitor-carts.json', z.array(visitorCart)),
};
