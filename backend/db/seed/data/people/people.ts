import type { SeedPerson } from '../types';

export const people: SeedPerson[] = [
  {
    slug: 'marnie-callaghan',
    firstName: 'Marnie',
    lastName: 'Callaghan',
    title: 'Founder and director',
    description:
      'Ran a two-table salon in Braddon for nine years and began mixing her own shampoo when she could not find one that rinsed. Still washes a dog most Fridays to stay honest.',
  },
  {
    slug: 'tuan-pham',
    firstName: 'Tuan',
    lastName: 'Pham',
    title: 'Wholesale manager',
    description:
      'Reads every trade application himself. Fifteen years in independent retail taught him which questions a new stockist should be asking, and he will ask them for you.',
  },
  {
    slug: 'priya-raman',
    firstName: 'Priya',
    lastName: 'Raman',
    title: 'Formulation lead',
    description:
      'A chemist who came to us from human skin care. Responsible for Tidewater Grooming and for the sentence we repeat most often: a shampoo is not a medicine.',
  },
  {
    slug: 'daniel-okafor',
    firstName: 'Daniel',
    lastName: 'Okafor',
    title: 'Treats buyer',
    description:
      'Visits every drying room we buy from at least once a year. Can tell a kangaroo tendon from a wallaby tendon by the bend, a skill with few other uses.',
  },
  {
    slug: 'graham-oates',
    firstName: 'Graham',
    lastName: 'Oates',
    title: 'Grooming adviser',
    description:
      'Retired after thirty-one years of grooming in Geelong and lasted six weeks. Tests every concentrate in a bathing system and writes for our grooming pages.',
  },
  {
    slug: 'sorcha-byrne',
    firstName: 'Sorcha',
    lastName: 'Byrne',
    title: 'Training adviser',
    description:
      'Runs reward-based puppy classes in Queanbeyan on Saturday mornings. Decides how small a training treat has to be, and sends samples back until it is.',
  },
  {
    slug: 'leilani-faumuina',
    firstName: 'Leilani',
    lastName: 'Faumuina',
    title: 'Customer accounts',
    description:
      'The voice on the phone. Knows which courier goes to which valley, and rings before an order that looks wrong is packed.',
  },
  {
    slug: 'joel-whitcombe',
    firstName: 'Joel',
    lastName: 'Whitcombe',
    title: 'Warehouse and dispatch',
    description:
      'Packs heavy at the bottom, jars in the middle and never a perfume beside a jerky. Looks after pickups at Fyshwick, and Biscuit, the warehouse kelpie.',
  },
];
