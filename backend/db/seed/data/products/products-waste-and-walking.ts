import { dustyfoot, sku, strayGum, tidewater } from '../helpers';
import type { SeedProduct } from '../types';

export const wasteBags: SeedProduct[] = [
  {
    slug: 'plant-blend-waste-bags',
    name: 'Plant-Blend Waste Bags',
    groups: ['waste-bags'],
    brand: 'Stray Gum',
    badge: 'Best seller',
    blurb: 'Cornstarch-blend bags on paper cores. Fifteen to a roll, 23 × 33 cm, thick enough to trust.',
    content: `<p>A blend of cornstarch and a biodegradable polymer, 20 microns thick, on a paper core that fits every standard dispenser including ours. Opaque eucalyptus green.</p>
<p>Please do not tell customers that they may go in the green bin without checking: many councils do not accept dog waste or compostable bags in organics. We make no compostability claim on the box.</p>
<h3>Pack and carton</h3><ul><li>4 rolls (60 bags): hanging box, carton of 24</li><li>8 rolls (120 bags): shelf box, carton of 18</li><li>60 rolls (900 bags): plain carton for clubs and parks</li><li>Best used within 18 months of the date on the box; keep out of the sun</li></ul>`,
    variations: [{ name: 'Pack', options: ['4 rolls', '8 rolls', '60 rolls'] }],
    skus: [
      sku('SG-WB-PLT-4', ['4 rolls'], 480, 640, 230),
      sku('SG-WB-PLT-8', ['8 rolls'], 840, 520, 440),
      sku('SG-WB-PLT-60', ['60 rolls'], 4950, 2_400, 3300),
    ],
    addons: [
      {
        name: 'Shelf-ready tray',
        type: 'Checkbox',
        options: [{ name: 'Shelf-ready tray for 18 boxes', priceCents: 180 }],
      },
    ],
    shot: strayGum('roll-box', '#6F8A78', '#C4643F', 'Plant-Blend Bags', '8 rolls · 120 bags', 'leaf'),
    extraShots: ['walk-kit'],
    metaDescription:
      'Plant-blend dog waste bags at trade price: 4, 8 and 60 roll packs, 20 microns, paper cores, standard dispenser fit.',
  },
  {
    slug: 'recycled-waste-bags',
    name: 'Recycled Waste Bags',
    groups: ['waste-bags'],
    brand: 'Stray Gum',
    blurb: 'Made with 80% recycled plastic, unscented, in three quiet colours.',
    content: `<p>For customers who want a bag that never splits and would rather reuse plastic than blend it. Eighty per cent recycled polyethylene, 18 microns, on recycled paper cores.</p>
<p>These bags belong in general waste.</p>
<h3>Pack and carton</h3><ul><li>8 rolls (120 bags): shelf box, carton of 18</li><li>20 rolls (300 bags): shelf box, carton of 8</li><li>Clay comes in 8 rolls only</li></ul>`,
    variations: [
      { name: 'Pack', options: ['8 rolls', '20 rolls'] },
      { name: 'Colour', options: ['Ink', 'Sage', 'Clay'] },
    ],
    skus: [
      sku('SG-WB-REC-8-INK', ['8 rolls', 'Ink'], 690, 344, 430),
      sku('SG-WB-REC-8-SAG', ['8 rolls', 'Sage'], 690, 290, 430),
      sku('SG-WB-REC-8-CLY', ['8 rolls', 'Clay'], 690, 0, 430),
      sku('SG-WB-REC-20-INK', ['20 rolls', 'Ink'], 1590, 112, 1050),
      sku('SG-WB-REC-20-SAG', ['20 rolls', 'Sage'], 1590, 95, 1050, 1420),
    ],
    shot: strayGum('roll-box', '#2E4038', '#A9B89A', 'Recycled Bags', '8 rolls · 120 bags', 'stripe'),
    metaDescription:
      'Recycled-plastic dog waste bags, wholesale 8 and 20 roll boxes in ink, sage and clay. 18 microns, unscented.',
  },
  {
    slug: 'tie-handle-waste-bags',
    name: 'Tie-Handle Waste Bags',
    groups: ['waste-bags'],
    brand: 'Stray Gum',
    blurb: 'Large bags with handles that tie, for big dogs, wet gloves and kennel rounds.',
    content: `<p>Thirty by forty centimetres with two long handles. Interleaved in a flat box that dispenses one at a time through the front, so it can sit on a shelf or screw to a kennel wall.</p>
<h3>Pack and carton</h3><ul><li>Box of 100, carton of 12</li><li>Box of 300, carton of 6</li><li>Cornstarch blend, 22 microns; general waste unless your council says otherwise</li></ul>`,
    variations: [{ name: 'Pack', options: ['Box of 100', 'Box of 300'] }],
    skus: [sku('SG-WB-TIE-100', ['Box of 100'], 790, 183, 560), sku('SG-WB-TIE-300', ['Box of 300'], 2050, 69, 1620)],
    shot: strayGum('roll-box', '#B9A48E', '#2E4038', 'Tie-Handle Bags', 'Box of 100 · 30 × 40 cm', 'paw'),
    extraShots: ['park-bench'],
    metaDescription: 'Tie-handle dog waste bags for big dogs and kennels, wholesale boxes of 100 and 300.',
  },
  {
    slug: 'lavender-waste-bag-rolls',
    name: 'Lavender Waste Bag Rolls',
    groups: ['waste-bags'],
    brand: 'Stray Gum',
    blurb: 'Lightly scented rolls, loose by the dozen, for the basket beside the till.',
    content: `<p>Single rolls in a paper band with a barcode, meant for impulse sale from a basket or jar. The scent is on the paper core rather than the bag, so hands do not smell of it.</p>
<h3>Pack and carton</h3><ul><li>12 banded rolls of 15 bags, carton of 10 dozens</li><li>Cornstarch blend, 18 microns, pale lilac</li></ul>`,
    variations: [],
    skus: [sku('SG-WB-LAV-12', [], 1050, 158, 600, 890)],
    shot: strayGum('rolls', '#B7AEC6', '#6B5B8A', 'Lavender Rolls', '12 × 15 bags', 'flower'),
    metaDescription:
      'Lavender-scented dog waste bag rolls, wholesale by the dozen, individually banded for counter sale.',
  },
  {
    slug: 'station-refill-rolls',
    name: 'Park Station Refill Rolls',
    groups: ['waste-bags'],
    brand: 'Stray Gum',
    badge: 'Refill',
    blurb: 'Two hundred bags on a header roll, for our Park Station and most council-style boxes.',
    content: `<p>Large-core rolls for posts and walls. Each bag tears at a perforation that leaves the next one showing.</p>
<p>Holiday parks tell us to allow one roll per station per fortnight in season. Your own gate count will do better than our rule of thumb.</p>
<h3>Pack and carton</h3><ul><li>Carton of 6 rolls (1,200 bags) or 20 rolls (4,000 bags)</li><li>Bag 20 × 33 cm, 20 microns, core 38 mm</li></ul>`,
    variations: [{ name: 'Pack', options: ['6 rolls', '20 rolls'] }],
    skus: [sku('SG-WB-STN-6', ['6 rolls'], 5400, 52, 4200), sku('SG-WB-STN-20', ['20 rolls'], 16200, 15, 13800)],
    shot: strayGum('rolls', '#6F8A78', '#2E4038', 'Station Refill', '200 bags a roll', 'leaf'),
    extraShots: ['park-bench'],
    metaDescription:
      'Refill rolls for dog waste bag stations: 200 bags a roll, cartons of 6 and 20, for holiday parks and councils.',
  },
];

export const dispensers: SeedProduct[] = [
  {
    slug: 'capsule-bag-dispenser',
    name: 'Capsule Bag Dispenser',
    groups: ['dispensers'],
    brand: 'Stray Gum',
    blurb: 'A screw-top capsule with a cotton loop. One roll inside, one free to start with.',
    content: `<p>A matt capsule that takes any standard roll. The loop is cotton webbing with a metal snap, which wears better than the plastic clip it replaces. Comes with a roll of Plant-Blend bags inside.</p>
<h3>Pack and carton</h3><ul><li>Hanging card, carton of 24 in one colour</li><li>Shell: recycled polypropylene; snap: zinc alloy</li></ul>`,
    variations: [{ name: 'Colour', options: ['Eucalyptus', 'Clay', 'Wattle', 'Ink'] }],
    skus: [
      sku('SG-DS-CAP-EUC', ['Eucalyptus'], 590, 260, 72),
      sku('SG-DS-CAP-CLY', ['Clay'], 590, 214, 72),
      sku('SG-DS-CAP-WAT', ['Wattle'], 590, 0, 72),
      sku('SG-DS-CAP-INK', ['Ink'], 590, 187, 72),
    ],
    addons: [
      {
        name: 'Logo printed on the capsule',
        type: 'Checkbox',
        options: [{ name: 'One-colour logo (artwork by e-mail)', priceCents: 95 }],
      },
    ],
    shot: strayGum('dispenser-capsule', '#6F8A78', '#C4643F', 'Capsule', 'Bag dispenser', 'leaf'),
    extraShots: ['home-morning', 'walk-kit'],
    metaDescription:
      'Capsule dog waste bag dispensers, wholesale in four colours, with one roll included. Optional logo print.',
  },
  {
    slug: 'bone-bag-dispenser',
    name: 'Bone Bag Dispenser',
    groups: ['dispensers'],
    brand: 'Dustyfoot',
    blurb: 'The classic bone shape in earth colours. Unscrews in the middle, snaps to any lead.',
    content: `<p>It is the shape people expect, made in colours they do not mind carrying. Wide enough for thick-walled bags and sold with one roll inside.</p>
<h3>Pack and carton</h3><ul><li>Hanging card, carton of 24 in one colour</li><li>Shell: recycled polypropylene</li></ul>`,
    variations: [{ name: 'Colour', options: ['Red dust', 'Bone', 'Charcoal'] }],
    skus: [
      sku('DF-DS-BON-RED', ['Red dust'], 450, 318, 64),
      sku('DF-DS-BON-BON', ['Bone'], 450, 202, 64),
      sku('DF-DS-BON-CHR', ['Charcoal'], 450, 276, 64, 380),
    ],
    shot: dustyfoot('dispenser-bone', '#A4502F', '#EADBC0', 'Bone', 'Bag dispenser', 'bone'),
    extraShots: ['park-bench'],
    metaDescription: 'Bone-shaped dog waste bag dispensers, wholesale in three earth colours, one roll included.',
  },
  {
    slug: 'park-bag-station',
    name: 'Park Bag Station',
    groups: ['dispensers'],
    brand: 'Stray Gum',
    blurb: 'A powder-coated steel box for posts and walls. Holds two refill rolls behind a keyed door.',
    content: `<p>For holiday parks, body corporates, cafes with a lawn and councils. Galvanised steel, powder-coated, with a keyed door and a slot at a height that suits a wheelchair user when mounted at 1,000 mm.</p>
<p>Comes with two keys, wall fixings and one refill roll. Post and bin are not included.</p>
<h3>Pack and carton</h3><ul><li>30 × 20 × 12 cm, 3.4 kg, boxed singly</li><li>Optional plate with your park's name, printed and riveted before dispatch</li></ul>`,
    variations: [{ name: 'Finish', options: ['Deep gum green', 'Sandstone'] }],
    skus: [
      sku('SG-DS-STN-GRN', ['Deep gum green'], 8900, 24, 4100),
      sku('SG-DS-STN-SND', ['Sandstone'], 8900, 0, 4100),
    ],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Name plate, up to 40 letters', priceCents: 1800 }],
      },
      {
        name: 'Fixing kit',
        type: 'Dropdown',
        options: [
          { name: 'Wall plugs and screws (included)', priceCents: 0 },
          { name: 'Post clamps, 60 mm', priceCents: 950 },
          { name: 'Post clamps, 90 mm', priceCents: 1150 },
        ],
      },
    ],
    shot: strayGum('dispenser-station', '#2E4038', '#E9EDE3', 'Park Station', 'Please take a bag', 'paw'),
    extraShots: ['park-bench'],
    metaDescription:
      'Dog waste bag station for holiday parks and councils: powder-coated steel, keyed door, holds two refill rolls.',
  },
  {
    slug: 'dispenser-and-rolls-counter-display',
    name: 'Dispenser & Rolls Counter Display',
    groups: ['dispensers', 'waste-bags'],
    brand: 'Stray Gum',
    badge: 'Counter display',
    blurb: 'Twelve capsules and twenty-four banded rolls in a plywood stand, ready to set by the till.',
    content: `<p>A birch-ply stand, 28 cm wide, with three pegs for capsules and a tray for rolls. Filled with twelve capsules (three of each colour) and twenty-four banded rolls, so it arrives ready to sell.</p>
<p>The stand is yours to keep. Order capsules and rolls as usual to refill it.</p>
<h3>Pack and carton</h3><ul><li>28 × 20 × 38 cm, boxed singly, assembled</li></ul>`,
    variations: [],
    skus: [sku('SG-DS-DISPLAY-12', [], 10900, 13, 4650)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the header', priceCents: 650 }],
      },
    ],
    shot: strayGum('display-stand', '#C7A77B', '#6F8A78', 'Take a Walk', '12 capsules · 24 rolls', 'leaf'),
    extraShots: ['counter-display'],
    metaDescription:
      'Counter display of dog waste bag capsules and rolls in a birch-ply stand for cafes, clinics and salons.',
  },
];

export const walkingAccessories: SeedProduct[] = [
  {
    slug: 'treat-and-walk-belt-bag',
    name: 'Treat & Walk Belt Bag',
    groups: ['walking-accessories'],
    brand: 'Dustyfoot',
    isNew: true,
    blurb: 'Waxed canvas with a magnetic treat pocket, a bag slot and room for a phone and keys.',
    content: `<p>Two compartments: a wipe-clean treat pocket that snaps shut on a magnet, and a zipped one for a phone. A slot in the base feeds waste bags. Worn at the waist or across the body, belt from 65 to 125 cm.</p>
<p>Trainers will want the clay one; it does not show the liver.</p>
<h3>Pack and carton</h3><ul><li>Paper swing tag, carton of 12</li><li>Waxed cotton canvas, polyester lining, brass-coloured fittings; sponge clean</li></ul>`,
    variations: [{ name: 'Colour', options: ['Clay', 'Olive', 'Ink'] }],
    skus: [
      sku('DF-WA-BELT-CLY', ['Clay'], 1950, 76, 240),
      sku('DF-WA-BELT-OLV', ['Olive'], 1950, 58, 240),
      sku('DF-WA-BELT-INK', ['Ink'], 1950, 81, 240),
    ],
    addons: [
      {
        name: 'Embroidered logo',
        type: 'Checkbox',
        options: [{ name: 'Logo on the flap (artwork by e-mail)', priceCents: 420 }],
      },
    ],
    shot: dustyfoot('belt-bag', '#A4502F', '#D9C3A0', 'Dustyfoot', 'Treat & walk', 'paw'),
    extraShots: ['reward-table', 'walk-kit'],
    metaDescription:
      'New: waxed canvas treat and walk belt bag, wholesale in clay, olive and ink. Magnetic treat pocket and bag slot.',
  },
  {
    slug: 'first-walk-kit',
    name: 'First Walk Kit',
    groups: ['walking-accessories', 'gift-sets'],
    brand: 'Stray Gum',
    blurb: 'A capsule, four rolls, a pouch of training bites and a card of sensible advice, banded together.',
    content: `<p>Put together for breeders, rescue groups and clinics to hand out, and for retailers to sell on the day the puppy goes home: one capsule dispenser, four rolls of Plant-Blend bags and 100 g of Kangaroo Training Bites.</p>
<p>The advice card is plain: short walks, water, shade, and what the council asks of owners.</p>
<h3>Pack and carton</h3><ul><li>Paper band, carton of 8</li><li>Shelf life 12 months, set by the treats</li></ul>`,
    variations: [],
    skus: [sku('SG-WA-KIT-1', [], 1390, 59, 430, 1190)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the band', priceCents: 70 }],
      },
    ],
    shot: strayGum('bundle', '#A9B89A', '#C4643F', 'First Walk Kit', 'Capsule · bags · bites', 'paw'),
    extraShots: ['walk-kit'],
    metaDescription:
      'First walk kit for new dog owners, wholesale: capsule dispenser, four rolls of bags, training treats and an advice card.',
  },
  {
    slug: 'car-and-beach-towel',
    name: 'Car & Beach Towel',
    groups: ['walking-accessories', 'wash-tools'],
    brand: 'Tidewater Grooming',
    blurb: 'A sand-shedding towel with hand pockets and a loop, rolled in a band that hangs.',
    content: `<p>Sixty by one hundred and ten centimetres, with a pocket at each end so that hands stay dry. The short pile lets sand go with a shake.</p>
<h3>Pack and carton</h3><ul><li>Rolled, paper band with hang loop, carton of 16</li><li>Machine wash to 60 °C, no softener</li></ul>`,
    variations: [{ name: 'Stripe', options: ['Tidal', 'Sand'] }],
    skus: [sku('BB-WA-CAR-TID', ['Tidal'], 1320, 64, 290), sku('BB-WA-CAR-SND', ['Sand'], 1320, 70, 290)],
    shot: tidewater('towel', '#D8D2C0', '#2F5D6E', 'Car & Beach', '60 × 110 cm', 'stripe'),
    extraShots: ['beach-rinse'],
    metaDescription: 'Sand-shedding car and beach towel for dogs with hand pockets, wholesale in two stripes.',
  },
  {
    slug: 'paw-balm-tin',
    name: 'Paw Balm Tin',
    groups: ['walking-accessories', 'wash-tools'],
    brand: 'Stray Gum',
    badge: 'Australian made',
    blurb: 'Beeswax and macadamia-free plant oils in a flat tin, for pads that meet gravel and hot concrete.',
    content: `<p>A firm balm that softens in the hand: a film of wax between the pad and the road. Rub in before a walk and again after. It is a cosmetic balm; a cracked or sore pad is a matter for a vet.</p>
<p>What is left out is on the front of the tin, because customers ask: no macadamia oil, no tea tree oil, no zinc.</p>
<h3>Ingredients</h3><p>Australian beeswax, olive oil, coconut oil, shea butter, calendula extract.</p>
<h3>Pack and carton</h3><ul><li>50 g and 120 g tins, cartons of 12</li><li>24 months; may soften above 35 °C and sets again</li></ul>`,
    variations: [{ name: 'Size', options: ['50 g', '120 g'] }],
    skus: [sku('SG-WA-BALM-50', ['50 g'], 790, 166, 78), sku('SG-WA-BALM-120', ['120 g'], 1450, 73, 165)],
    addons: [
      { name: 'Tester tin', type: 'Checkbox', options: [{ name: 'Open 50 g tester with sticker', priceCents: 400 }] },
    ],
    shot: strayGum('tin', '#B9A48E', '#C4643F', 'Paw Balm', '50 g · Beeswax & shea', 'leaf'),
    extraShots: ['walk-kit'],
    metaDescription: 'Beeswax paw balm for dogs, wholesale 50 g and 120 g tins. No tea tree, no macadamia, no zinc.',
  },
];
