import { sku, tidewater } from '../helpers';
import type { SeedAddon, SeedProduct } from '../types';

const dispensing: SeedAddon = {
  name: 'Dispensing fitting',
  type: 'Dropdown',
  options: [
    { name: 'Screw cap (standard)', priceCents: 0 },
    { name: 'Drum tap', priceCents: 690 },
    { name: 'Pump head, 30 mL a stroke', priceCents: 1150 },
  ],
};

const safety = `<p>A safety data sheet comes with the first carton and is sent on request. Keep concentrates in the original container, away from children and animals, and wear gloves when decanting.</p>`;

export const salonConcentrates: SeedProduct[] = [
  {
    slug: 'oatmeal-salon-concentrate',
    name: 'Oatmeal Salon Concentrate 20:1',
    groups: ['salon-concentrates'],
    brand: 'Tidewater Grooming',
    badge: 'Best seller',
    blurb: 'The oatmeal shampoo at salon strength: 5 L makes 105 L ready to use.',
    content: `<p>The same base as Everyday Oatmeal Shampoo, concentrated for mixing bottles and bathing systems. At 20 parts water to 1 it holds its foam through a double coat and still rinses in one pass.</p>
<h3>Dilution</h3><ul><li>Bathing system: 20:1</li><li>Mixing bottle, heavy soil: 10:1</li><li>Mixed product: use within 48 hours</li></ul>
${safety}
<h3>Pack and carton</h3><ul><li>1 L bottle, carton of 6; 5 L jerry can with tamper band, carton of 2; 20 L drum, sold singly</li><li>24 months unopened</li></ul>`,
    variations: [
      { name: 'Size', options: ['1 L', '5 L', '20 L'] },
      { name: 'Scent', options: ['Honey', 'Fragrance-free'] },
    ],
    skus: [
      sku('BB-SC-OAT-1', ['1 L', 'Honey'], 2990, 74, 1120),
      sku('BB-SC-OAT-5', ['5 L', 'Honey'], 9800, 63, 5350),
      sku('BB-SC-OAT-20', ['20 L', 'Honey'], 34500, 9, 21200),
      sku('BB-SC-OAT-5-FF', ['5 L', 'Fragrance-free'], 9800, 28, 5350),
    ],
    addons: [dispensing],
    shot: tidewater('jerrycan', '#EEF0EA', '#C9A46A', 'Oatmeal 20:1', '5 L · Salon concentrate', 'leaf'),
    extraShots: ['salon-bench'],
    metaDescription:
      'Oatmeal dog shampoo concentrate 20:1 for salons: 1 L, 5 L and 20 L at trade price, honey or fragrance-free.',
  },
  {
    slug: 'lemon-myrtle-salon-concentrate',
    name: 'Lemon Myrtle Salon Concentrate 24:1',
    groups: ['salon-concentrates'],
    brand: 'Tidewater Grooming',
    blurb: 'A stronger degreasing base for working coats, with the lemon myrtle scent clients remember.',
    content: `<p>Our higher-cleaning base for oily and working coats. One dilution step stronger than the oatmeal concentrate, and scented with lemon myrtle oil so the salon smells of something better than wet dog.</p>
<h3>Dilution</h3><ul><li>Bathing system: 24:1</li><li>Mixing bottle, first wash: 12:1</li><li>Mixed product: use within 48 hours</li></ul>
${safety}
<h3>Pack and carton</h3><ul><li>5 L jerry can, carton of 2; 20 L drum, sold singly</li><li>24 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['5 L', '20 L'] }],
    skus: [sku('BB-SC-LMY-5', ['5 L'], 10800, 46, 5380), sku('BB-SC-LMY-20', ['20 L'], 37900, 0, 21300)],
    addons: [dispensing],
    shot: tidewater('jerrycan', '#DDE5DF', '#C9B23F', 'Lemon Myrtle 24:1', '5 L · Salon concentrate', 'citrus'),
    extraShots: ['salon-bench'],
    metaDescription: 'Lemon myrtle dog shampoo concentrate 24:1 for grooming salons, wholesale 5 L and 20 L.',
  },
  {
    slug: 'finishing-conditioner-concentrate',
    name: 'Finishing Conditioner Concentrate 16:1',
    groups: ['salon-concentrates', 'conditioners'],
    brand: 'Tidewater Grooming',
    blurb: 'Cuts drying time and brush-out. Works through a bathing system or a jug.',
    content: `<p>A thin conditioner concentrate that stays in suspension in a bathing system. Groomers tell us it is the dryer they notice: a coat that has been conditioned sheds water sooner.</p>
<h3>Dilution</h3><ul><li>Bathing system or jug: 16:1</li><li>Long or matted coats: 8:1, leave for three minutes</li><li>Mixed product: use within 48 hours; flush the system after use</li></ul>
${safety}
<h3>Pack and carton</h3><ul><li>1 L bottle, carton of 6; 5 L jerry can, carton of 2</li><li>24 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['1 L', '5 L'] }],
    skus: [sku('BB-SC-FIN-1', ['1 L'], 3190, 57, 1120), sku('BB-SC-FIN-5', ['5 L'], 11500, 38, 5350, 10200)],
    addons: [dispensing],
    shot: tidewater('jerrycan', '#D8D2C0', '#2F5D6E', 'Finishing 16:1', '5 L · Conditioner', 'wave'),
    extraShots: ['salon-bench'],
    metaDescription:
      'Finishing conditioner concentrate 16:1 for dog grooming salons, wholesale 1 L and 5 L. For bathing systems and jugs.',
  },
  {
    slug: 'odour-rinse-concentrate',
    name: 'Odour Rinse Concentrate 30:1',
    groups: ['salon-concentrates'],
    brand: 'Tidewater Grooming',
    isNew: true,
    blurb: 'An enzyme and zinc ricinoleate rinse for the dog that found something dead.',
    content: `<p>Zinc ricinoleate binds odour and a mild enzyme blend goes on working after the rinse. It is a finishing step after shampoo, not a replacement for it, and is not perfumed.</p>
<h3>Dilution</h3><ul><li>After shampooing, pour through at 30:1, leave for two minutes, rinse lightly</li><li>Mixed product: use the same day</li></ul>
${safety}
<h3>Pack and carton</h3><ul><li>1 L bottle, carton of 6; 5 L jerry can, carton of 2</li><li>18 months unopened; store below 30 °C</li></ul>`,
    variations: [{ name: 'Size', options: ['1 L', '5 L'] }],
    skus: [sku('BB-SC-ODR-1', ['1 L'], 3450, 49, 1110), sku('BB-SC-ODR-5', ['5 L'], 11900, 17, 5320)],
    addons: [dispensing],
    shot: tidewater('jerrycan', '#A9C1B4', '#17303B', 'Odour Rinse 30:1', '5 L · Unscented', 'none'),
    extraShots: ['salon-bench'],
    metaDescription: 'New: unscented odour rinse concentrate 30:1 for dog groomers, wholesale 1 L and 5 L.',
  },
];
