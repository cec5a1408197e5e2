import { companyPages } from './pages-company';
import { formPages } from './pages-forms';
import { demoPages } from './pages-demo';
import { home, introductions } from './pages-home';
import { privacyPolicy, shippingAndReturns, termsAndConditions } from './pages-policies';
import type { SeedPage } from '../types';

export const pages: SeedPage[] = [
  home,
  ...introductions,
  ...companyPages,
  ...formPages,
  shippingAndReturns,
  termsAndConditions,
  privacyPolicy,
  ...demoPages,
];
