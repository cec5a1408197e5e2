import { dustyfoot, sku, strayGum, tidewater, wattle } from '../helpers';
import type { SeedProduct } from '../types';

const pumpHead = {
  name: 'Pump head',
  type: 'Dropdown' as const,
  options: [
    { name: 'Flip cap (standard)', priceCents: 0 },
    { name: 'Lotion pump, white', priceCents: 85 },
    { name: 'Lotion pump, black', priceCents: 85 },
  ],
};

export const shampoos: SeedProduct[] = [
  {
    slug: 'everyday-oatmeal-shampoo',
    name: 'Everyday Oatmeal Shampoo',
    groups: ['shampoos'],
    brand: 'Tidewater Grooming',
    badge: 'Best seller',
    blurb: 'A mild weekly wash with colloidal oatmeal. Rinses fast, leaves the coat soft, and does not shout.',
    content: `<p>The bottle most salons put on the retail shelf first. A coconut-derived, soap-free base with colloidal oatmeal, adjusted to a neutral pH for dogs. It lathers modestly and rinses in one pass, which on a wet spaniel is what counts.</p>
<p>Three scents: honey (warm, faint), lavender (true lavender oil, kept low) and fragrance-free for households that ask.</p>
<h3>Directions</h3><p>Wet the coat, work through, leave for two minutes, rinse well. Avoid the eyes. Ready to use; may be diluted 1:5 in a mixing bottle.</p>
<h3>Ingredients</h3><p>Aqua, sodium cocoyl isethionate, coco glucoside, glycerine, colloidal oatmeal, panthenol, citric acid, sodium benzoate, potassium sorbate; honey extract and fragrance, or lavender oil, according to scent.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12; 500 mL, carton of 12; 1 L, carton of 6</li><li>30 months unopened, 12 months after opening</li></ul>`,
    variations: [
      { name: 'Size', options: ['250 mL', '500 mL', '1 L'] },
      { name: 'Scent', options: ['Oatmeal & Honey', 'Lavender', 'Fragrance-free'] },
    ],
    skus: [
      sku('BB-SH-OAT-250', ['250 mL', 'Oatmeal & Honey'], 990, 318, 310),
      sku('BB-SH-OAT-500', ['500 mL', 'Oatmeal & Honey'], 1580, 240, 580),
      sku('BB-SH-OAT-1000', ['1 L', 'Oatmeal & Honey'], 2650, 96, 1120),
      sku('BB-SH-OAT-250-LAV', ['250 mL', 'Lavender'], 990, 204, 310),
      sku('BB-SH-OAT-500-LAV', ['500 mL', 'Lavender'], 1580, 138, 580),
      sku('BB-SH-OAT-250-FF', ['250 mL', 'Fragrance-free'], 990, 0, 310),
      sku('BB-SH-OAT-500-FF', ['500 mL', 'Fragrance-free'], 1580, 87, 580),
      sku('BB-SH-OAT-1000-FF', ['1 L', 'Fragrance-free'], 2650, 42, 1120),
    ],
    addons: [
      pumpHead,
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: '15 mL tester sachet', priceCents: 40 }],
        minQty: 10,
        maxQty: 100,
      },
    ],
    shot: tidewater('bottle-pump', '#EEF0EA', '#C9A46A', 'Everyday Oatmeal', '500 mL · Oatmeal & Honey', 'leaf'),
    extraShots: ['home-morning', 'wash-day'],
    metaDescription:
      'Wholesale oatmeal dog shampoo in honey, lavender and fragrance-free: 250 mL, 500 mL and 1 L. Soap-free, quick to rinse.',
  },
  {
    slug: 'lemon-myrtle-shampoo',
    name: 'Lemon Myrtle Shampoo',
    groups: ['shampoos'],
    brand: 'Tidewater Grooming',
    badge: 'Australian made',
    blurb: 'Bright, clean and unmistakably Australian. Cuts through an ordinary week of park and lawn.',
    content: `<p>Lemon myrtle grown in northern New South Wales gives this shampoo its scent; a coconut-derived base does the cleaning. For double coats and for dogs that roll in things.</p>
<p>We keep the essential oil below 0.3% and use no tea tree oil in any Tidewater product.</p>
<h3>Directions</h3><p>Work into a wet coat, leave for two minutes, rinse until the water runs clear. For external use; avoid the eyes. Ready to use.</p>
<h3>Ingredients</h3><p>Aqua, coco glucoside, sodium cocoyl isethionate, glycerine, lemon myrtle oil, aloe leaf juice, citric acid, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12; 500 mL, carton of 12; 1 L, carton of 6</li><li>30 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['250 mL', '500 mL', '1 L'] }],
    skus: [
      sku('BB-SH-LMY-250', ['250 mL'], 1050, 212, 310),
      sku('BB-SH-LMY-500', ['500 mL'], 1680, 165, 580, 1480),
      sku('BB-SH-LMY-1000', ['1 L'], 2790, 58, 1120, 2490),
    ],
    addons: [pumpHead],
    shot: tidewater('bottle-pump', '#2F5D6E', '#C9B23F', 'Lemon Myrtle', '500 mL · Dog shampoo', 'citrus'),
    extraShots: ['refill-corner'],
    metaDescription:
      'Lemon myrtle dog shampoo, wholesale in 250 mL, 500 mL and 1 L. Coconut-derived base, Australian lemon myrtle oil, no tea tree.',
  },
  {
    slug: 'after-beach-shampoo',
    name: 'After Beach Shampoo',
    groups: ['shampoos'],
    brand: 'Tidewater Grooming',
    blurb: 'For salt, sand and sunscreen hands: a chelating wash that gets the sea out of a coat.',
    content: `<p>Salt holds water and sand holds salt, which is why a beach dog is damp for a day. A mild chelating agent loosens both; sea kelp and glycerine put back the slip.</p>
<p>A natural seller from October to April for coastal holiday parks, cafes near off-leash beaches and the mobile groomers who follow them.</p>
<h3>Directions</h3><p>Hose off loose sand first. Work in, leave for three minutes, rinse thoroughly.</p>
<h3>Ingredients</h3><p>Aqua, coco glucoside, sodium cocoamphoacetate, glycerine, tetrasodium glutamate diacetate, kelp extract, fragrance, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12; 500 mL, carton of 12</li><li>30 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['250 mL', '500 mL'] }],
    skus: [sku('BB-SH-SEA-250', ['250 mL'], 1090, 176, 310), sku('BB-SH-SEA-500', ['500 mL'], 1720, 120, 580)],
    addons: [
      pumpHead,
      {
        name: 'Shelf-ready tray',
        type: 'Checkbox',
        options: [{ name: 'Shelf-ready tray for 12 bottles', priceCents: 220 }],
      },
    ],
    shot: tidewater('bottle-flip', '#BFD3CF', '#2F5D6E', 'After Beach', '500 mL · Salt & sand wash', 'wave'),
    extraShots: ['beach-rinse'],
    metaDescription:
      'After-beach dog shampoo for salt and sand, wholesale 250 mL and 500 mL. For coastal groomers, holiday parks and retailers.',
  },
  {
    slug: 'bright-coat-shampoo',
    name: 'Bright Coat Shampoo',
    groups: ['shampoos'],
    brand: 'Tidewater Grooming',
    blurb: 'A violet-toned shampoo for white and silver coats that have gone yellow at the edges.',
    content: `<p>A cosmetic violet toner offsets yellow in white, cream and silver coats. It brightens; it does not bleach and contains no peroxide.</p>
<p>Groomers use it for the second wash. Owners should do the same: the first wash lifts the dirt, the second sets the tone.</p>
<h3>Directions</h3><p>Apply to a clean wet coat, leave for three to five minutes, rinse. Longer contact can leave a passing lilac tint on very pale coats; wash again to remove it.</p>
<h3>Ingredients</h3><p>Aqua, sodium cocoyl isethionate, coco glucoside, glycerine, hydrolysed oat protein, CI 60730, fragrance, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12; 500 mL, carton of 12</li><li>30 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['250 mL', '500 mL'] }],
    skus: [sku('BB-SH-BRT-250', ['250 mL'], 1120, 133, 310), sku('BB-SH-BRT-500', ['500 mL'], 1790, 0, 580)],
    addons: [pumpHead],
    shot: tidewater('bottle-flip', '#EEF0EA', '#6B5B8A', 'Bright Coat', '250 mL · White & silver', 'wave'),
    extraShots: ['beach-rinse'],
    metaDescription:
      'Bright Coat violet-toned shampoo for white and silver dog coats, wholesale 250 mL and 500 mL. No bleach, no peroxide.',
  },
  {
    slug: 'puppy-mild-shampoo',
    name: 'Puppy Mild Shampoo',
    groups: ['shampoos'],
    brand: 'Little Wattle',
    blurb: 'The first bath: a low-foam, low-scent wash for puppies from eight weeks.',
    content: `<p>A very mild, low-foam wash with chamomile water and almost no scent. It is thin on purpose, so that it spreads through a fidgety puppy's coat in one handful and is out again with a jug of water.</p>
<h3>Directions</h3><p>From eight weeks. Use lukewarm water, keep away from eyes and ears, rinse, towel dry and keep warm.</p>
<h3>Ingredients</h3><p>Aqua, chamomile flower water, coco glucoside, glycerine, panthenol, citric acid, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>250 mL, carton of 12</li><li>24 months unopened</li></ul>`,
    variations: [],
    skus: [sku('LW-SH-PUP-250', [], 980, 221, 305)],
    addons: [
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: '15 mL tester sachet', priceCents: 40 }],
        minQty: 10,
        maxQty: 200,
      },
    ],
    shot: wattle('bottle-flip', '#F4E7C3', '#D99E1F', 'Puppy Mild', '250 mL · First bath', 'wattle'),
    extraShots: ['puppy-firsts'],
    metaDescription:
      'Mild puppy shampoo with chamomile water, wholesale 250 mL. Low foam and low scent, from eight weeks.',
  },
  {
    slug: 'ute-dog-two-in-one',
    name: 'Ute Dog Two-in-One',
    groups: ['shampoos', 'conditioners'],
    brand: 'Dustyfoot',
    blurb: 'Wash and condition in one go, for working coats, red dirt and owners with a hose.',
    content: `<p>For dogs that are washed under a tap behind a shed. One product, one rinse: it lifts dust and lanolin and leaves enough conditioner for a brush to go through.</p>
<p>Sells well in rural produce stores, and in 1 L to boarding kennels.</p>
<h3>Directions</h3><p>Wet thoroughly, lather, leave for a minute, rinse. Dilute up to 1:8 for large dogs.</p>
<h3>Ingredients</h3><p>Aqua, sodium cocoyl isethionate, coco glucoside, polyquaternium-10, glycerine, eucalyptus-type fragrance, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>500 mL, carton of 12; 1 L, carton of 6</li><li>30 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['500 mL', '1 L'] }],
    skus: [sku('DF-SH-UTE-500', ['500 mL'], 1490, 154, 585), sku('DF-SH-UTE-1000', ['1 L'], 2390, 75, 1125)],
    shot: dustyfoot('bottle-flip', '#A4502F', '#C98B2B', 'Ute Dog 2-in-1', '500 mL · Wash & condition', 'paw'),
    metaDescription:
      'Ute Dog two-in-one dog wash and conditioner, wholesale 500 mL and 1 L. For working coats, kennels and rural stores.',
  },
  {
    slug: 'solid-shampoo-bar',
    name: 'Solid Shampoo Bar',
    groups: ['shampoos'],
    brand: 'Stray Gum',
    badge: 'Plastic-free',
    blurb: 'A soap-free bar that outlasts a 500 mL bottle and travels without leaking. Paper wrap, no plastic.',
    content: `<p>Not soap: a pressed bar of the same mild coconut-derived cleanser we use in liquids, without the water. One 90 g bar gives about forty washes of a small dog.</p>
<p>Let it dry between uses. The bar has a waist, so it stays in a wet hand.</p>
<h3>Ingredients</h3><p>Sodium cocoyl isethionate, cornstarch, cocoa butter, glycerine, clay; eucalyptus or lavender fragrance; none in the plain bar.</p>
<h3>Pack and carton</h3><ul><li>90 g, paper-wrapped, carton of 24</li><li>6-pack in plain paper for salons and refill shops</li><li>Shelf life 30 months; store dry</li></ul>`,
    variations: [
      { name: 'Scent', options: ['Eucalyptus', 'Lavender', 'Plain'] },
      { name: 'Pack', options: ['Single', 'Pack of 6, unwrapped'] },
    ],
    skus: [
      sku('SG-SH-BAR-EUC', ['Eucalyptus', 'Single'], 640, 268, 98),
      sku('SG-SH-BAR-LAV', ['Lavender', 'Single'], 640, 190, 98),
      sku('SG-SH-BAR-PLN', ['Plain', 'Single'], 640, 0, 98),
      sku('SG-SH-BAR-EUC-6', ['Eucalyptus', 'Pack of 6, unwrapped'], 3350, 44, 570),
      sku('SG-SH-BAR-PLN-6', ['Plain', 'Pack of 6, unwrapped'], 3350, 37, 570),
    ],
    addons: [
      {
        name: 'Tester slivers',
        type: 'Qty',
        options: [{ name: '8 g wrapped sliver', priceCents: 50 }],
        minQty: 10,
        maxQty: 60,
      },
    ],
    shot: strayGum('bar', '#A9B89A', '#6F8A78', 'Shampoo Bar', '90 g · Eucalyptus', 'leaf'),
    extraShots: ['refill-corner'],
    metaDescription:
      'Solid dog shampoo bar, plastic-free and soap-free, wholesale singly or in packs of six. Eucalyptus, lavender or plain.',
  },
  {
    slug: 'waterless-foam-wash',
    name: 'Waterless Foam Wash',
    groups: ['shampoos', 'deodorants'],
    brand: 'Tidewater Grooming',
    isNew: true,
    blurb: 'A rinse-free foam for paws, beards and bellies. Two pumps, a towel, done.',
    content: `<p>For the dog that does not get into the car wet. Pump into the hand, work through the dirty patch, towel off. It dries without stickiness and can be used between full washes.</p>
<p>A good add-on at pick-up, and a sensible thing to stock beside car covers.</p>
<h3>Ingredients</h3><p>Aqua, coco glucoside, glycerine, oat kernel extract, cucumber-type fragrance, citric acid, sodium benzoate, potassium sorbate.</p>
<h3>Pack and carton</h3><ul><li>200 mL foaming pump, carton of 12</li><li>1 L refill, carton of 6</li><li>24 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['200 mL', '1 L refill'] }],
    skus: [sku('BB-SH-FOAM-200', ['200 mL'], 1150, 141, 265), sku('BB-SH-FOAM-1000', ['1 L refill'], 3290, 52, 1090)],
    shot: tidewater('bottle-pump', '#A9C1B4', '#2F5D6E', 'Waterless Foam', '200 mL · No rinse', 'paw'),
    extraShots: ['beach-rinse'],
    metaDescription:
      'New: waterless foam dog wash, wholesale 200 mL pump and 1 L refill. Rinse-free cleaning for paws and beards.',
  },
];
