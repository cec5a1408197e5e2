import { payloadGallery } from './pages/pages-demo-payloads';
import type { SeedGallery } from './types';

export const galleries: SeedGallery[] = [
  {
    url: 'in-season',
    name: 'In season',
    heading: 'In season',
    slides: [
      {
        heading: 'Rinses in one pass',
        subHeading: 'The oatmeal concentrate, five litres',
        content: '<p>One part to twenty, in any bathing system.</p>',
        picture: 'salon-bench',
        overlayColor: 'black',
        textColor: 'white',
        imageOpacity: 90,
        link: '/shop/salon-concentrates',
        linkButtonText: 'See the concentrates',
      },
      {
        heading: 'Five scents, faint by tomorrow',
        subHeading: 'As they should be',
        picture: 'scent-bench',
        textColor: 'black',
        link: '/shop/perfumes',
        linkButtonText: 'Smell the range',
      },
      {
        heading: 'Kangaroo, five ways',
        picture: 'roo-range',
        overlayColor: 'brand',
        imageOpacity: 70,
        imageSaturation: 50,
        link: '/shop/jerky-and-chews',
      },
      {
        heading: 'Gifts that are ready to hand over',
        picture: 'gift-table',
        overlayColor: 'success',
        imageOpacity: 50,
        link: '/shop/gift-sets',
        linkButtonText: 'Gift sets',
      },
    ],
  },
  {
    url: 'counter-ideas',
    name: 'Counter ideas',
    heading: 'Counter ideas',
    subHeading: 'What stockists do with a square metre',
    group: 'shops',
    slides: [
      {
        heading: 'The chew bar',
        subHeading: 'Five pouches in a row',
        content:
          '<p>Priced each, sold in threes. Keep the <strong>longest chew at the till</strong>: it starts the conversation.</p>',
        picture: 'chew-bar',
        link: '/shop/jerky-and-chews',
        linkButtonText: 'Jerky and chews',
      },
      {
        heading: 'Jars by the door',
        subHeading: 'Banded, one dog at a time',
        picture: 'counter-display',
        link: '/product/salon-counter-jar-kangaroo-lamb-barramundi',
        linkButtonText: 'See the jar',
      },
      {
        heading: 'The biscuit shelf',
        picture: 'biscuit-shelf',
        link: 'https://example.com/',
        linkTarget: 'blank',
        linkButtonText: 'Shelf plans',
      },
      { heading: 'Freeze-dried, in glass', picture: 'freeze-dried-jars', link: '/shop/freeze-dried' },
      {
        heading: 'Unwrapped bars',
        content: '<p>They need a dish, a card, and nothing else.</p>',
        picture: 'refill-corner',
      },
      { heading: 'Training treats', picture: 'reward-table', link: '/shop/training-treats' },
      { picture: 'wash-day' },
      {
        heading: 'For new puppies',
        subHeading: 'Shampoo, treats and a box',
        picture: 'puppy-firsts',
        link: '/product/puppy-welcome-box',
      },
    ],
  },
  {
    url: 'walk-and-park',
    name: 'Walk and park',
    heading: 'Walk and park',
    subHeading: 'Stations, bags and belts',
    group: 'shops',
    slides: [
      { heading: 'A park post', picture: 'park-bench', link: '/product/park-bag-station' },
      { heading: 'The walk kit', picture: 'walk-kit' },
      { heading: 'After the beach', picture: 'beach-rinse', link: '/product/after-beach-shampoo' },
    ],
  },
  {
    url: 'gift-table',
    name: 'Gift table',
    heading: 'The gift table',
    subHeading: 'November to January',
    group: 'shops',
    slides: [
      { heading: 'Boxes and tins', picture: 'gift-table', link: '/shop/gift-sets' },
      { heading: 'Birthday biscuits', picture: 'birthday-biscuit-tin', link: '/product/birthday-biscuit-tin' },
      { heading: 'Wash and walk', picture: 'wash-and-walk-gift-box' },
    ],
  },
  {
    url: 'one-morning',
    name: 'One morning',
    heading: 'One morning at the warehouse',
    group: 'single',
    slides: [
      { heading: 'Six o’clock', picture: 'home-morning' },
      { heading: 'The bench', picture: 'salon-bench' },
      { heading: 'Packed', picture: 'gift-table' },
    ],
  },
  payloadGallery,
];
