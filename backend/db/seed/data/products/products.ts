import { biscuits } from './products-biscuits';
import { conditioners } from './products-conditioners';
import { freezeDried } from './products-freeze-dried';
import { jerkyPoultryFishGame } from './products-jerky-poultry-fish-game';
import { jerkyRedMeat } from './products-jerky-red-meat';
import { salonConcentrates } from './products-salon-concentrates';
import { deodorants, giftSets, perfumes } from './products-scent';
import { shampoos } from './products-shampoos';
import { trainingTreats } from './products-training-treats';
import { washTools } from './products-wash-tools';
import { dispensers, walkingAccessories, wasteBags } from './products-waste-and-walking';
import type { SeedProduct } from '../types';

export const products: SeedProduct[] = [
  ...trainingTreats,
  ...jerkyRedMeat,
  ...jerkyPoultryFishGame,
  ...biscuits,
  ...freezeDried,
  ...shampoos,
  ...conditioners,
  ...salonConcentrates,
  ...washTools,
  ...wasteBags,
  ...dispensers,
  ...walkingAccessories,
  ...perfumes,
  ...deodorants,
  ...giftSets,
];
