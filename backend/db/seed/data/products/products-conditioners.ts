import { sku, strayGum, tidewater, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const conditioners: SeedProduct[] = [
  {
    slug: 'silk-oat-conditioner',
    name: 'Silk Oat Conditioner',
    groups: ['conditioners'],
    brand: 'Tidewater Grooming',
    blurb: 'A light rinse-off conditioner that makes the brush-out shorter. Pairs with Everyday Oatmeal Shampoo.',
    content: `<p>Hydrolysed oat protein and a small amount of plant-derived conditioner: enough to close the cuticle and stop static, not enough to flatten a bichon. It follows Everyday Oatmeal Shampoo in both scents.</p>
<h3>Directions</h3><p>Smooth through a clean wet coat, comb, leave for two minutes, rinse.</p>
<h3>Ingredients</h3><p>Aqua, cetearyl alcohol, behentrimonium methosulfate, hydrolysed oat protein, glycerine, panthenol, fragrance (honey only), citric acid, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12; 500 mL, carton of 12; 1 L, carton of 6</li><li>30 months unopened</li></ul>`,
    variations: [
      { name: 'Size', options: ['250 mL', '500 mL', '1 L'] },
      { name: 'Scent', options: ['Oatmeal & Honey', 'Fragrance-free'] },
    ],
    skus: [
      sku('BB-CO-OAT-250', ['250 mL', 'Oatmeal & Honey'], 1040, 186, 312),
      sku('BB-CO-OAT-500', ['500 mL', 'Oatmeal & Honey'], 1640, 122, 582),
      sku('BB-CO-OAT-1000', ['1 L', 'Oatmeal & Honey'], 2750, 39, 1125),
      sku('BB-CO-OAT-250-FF', ['250 mL', 'Fragrance-free'], 1040, 91, 312),
      sku('BB-CO-OAT-500-FF', ['500 mL', 'Fragrance-free'], 1640, 60, 582),
    ],
    addons: [
      {
        name: 'Pump head',
        type: 'Dropdown',
        options: [
          { name: 'Flip cap (standard)', priceCents: 0 },
          { name: 'Lotion pump, white', priceCents: 85 },
          { name: 'Lotion pump, black', priceCents: 85 },
        ],
      },
    ],
    shot: tidewater('bottle-pump', '#D8D2C0', '#C9A46A', 'Silk Oat', '500 mL · Conditioner', 'leaf'),
    extraShots: ['wash-day'],
    metaDescription:
      'Silk Oat dog conditioner, wholesale 250 mL, 500 mL and 1 L, scented or fragrance-free. Light, rinse-off, anti-static.',
  },
  {
    slug: 'leave-in-detangling-spray',
    name: 'Leave-In Detangling Spray',
    groups: ['conditioners'],
    brand: 'Tidewater Grooming',
    badge: 'Best seller',
    blurb: 'Mist, wait, comb. Slip for knots behind the ears, without the residue that attracts dirt.',
    content: `<p>A fine mist that lets a comb through a mat without taking the skin with it. It dries clean: groomers can scissor straight after.</p>
<p>The 250 mL is the retail size. The 1 L refill fills four of them.</p>
<h3>Directions</h3><p>Shake. Mist on a damp or dry coat, wait half a minute, comb from the ends. No rinsing.</p>
<h3>Ingredients</h3><p>Aqua, behentrimonium chloride, hydrolysed rice protein, glycerine, panthenol, fragrance, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL trigger, carton of 12; 1 L refill, carton of 6</li><li>24 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['250 mL', '1 L refill'] }],
    skus: [
      sku('BB-CO-DET-250', ['250 mL'], 1080, 247, 320),
      sku('BB-CO-DET-1000', ['1 L refill'], 2850, 66, 1090, 2590),
    ],
    shot: tidewater('trigger', '#EEF0EA', '#2F5D6E', 'Detangle', '250 mL · Leave-in spray', 'wave'),
    extraShots: ['wash-day'],
    metaDescription:
      'Leave-in detangling spray for dogs, wholesale 250 mL trigger and 1 L refill. Dries clean, no rinsing.',
  },
  {
    slug: 'conditioner-bar',
    name: 'Solid Conditioner Bar',
    groups: ['conditioners'],
    brand: 'Stray Gum',
    badge: 'Plastic-free',
    isNew: true,
    blurb: 'The companion to the shampoo bar: glide it over a wet coat, comb, rinse.',
    content: `<p>Cocoa butter and plant-derived conditioner in a smooth oval. It needs a little warmth and water to give, so it works best on a coat that is still properly wet.</p>
<h3>Ingredients</h3><p>Cetearyl alcohol, behentrimonium methosulfate, cocoa butter, cornstarch, panthenol; eucalyptus fragrance, or none in the plain bar.</p>
<h3>Pack and carton</h3><ul><li>70 g, paper-wrapped, carton of 24</li><li>Shelf life 30 months; store below 30 °C</li></ul>`,
    variations: [{ name: 'Scent', options: ['Eucalyptus', 'Plain'] }],
    skus: [sku('SG-CO-BAR-EUC', ['Eucalyptus'], 690, 124, 78), sku('SG-CO-BAR-PLN', ['Plain'], 690, 98, 78)],
    shot: strayGum('bar', '#E4DCC8', '#C4643F', 'Conditioner Bar', '70 g · Plain', 'leaf'),
    extraShots: ['refill-corner'],
    metaDescription: 'New: plastic-free solid conditioner bar for dogs, wholesale 70 g, eucalyptus or plain.',
  },
  {
    slug: 'puppy-soft-conditioner',
    name: 'Puppy Soft Conditioner',
    groups: ['conditioners'],
    brand: 'Little Wattle',
    blurb: 'A thin, rinse-fast conditioner for puppy coats, with the same quiet chamomile as the shampoo.',
    content: `<p>Puppy coat is fine and does not need much. This is a light lotion that rinses in seconds and gets a young dog used to being combed wet.</p>
<h3>Ingredients</h3><p>Aqua, chamomile flower water, cetearyl alcohol, behentrimonium methosulfate, panthenol, citric acid, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12</li><li>24 months unopened</li></ul>`,
    variations: [],
    skus: [sku('LW-CO-PUP-250', [], 1020, 109, 308)],
    shot: wattle('bottle-flip', '#DCE2CF', '#6E7F4F', 'Puppy Soft', '250 mL · Conditioner', 'flower'),
    extraShots: ['puppy-firsts'],
    metaDescription: 'Light puppy conditioner with chamomile water, wholesale 250 mL. Rinses in seconds.',
  },
];
