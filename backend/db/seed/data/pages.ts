import { companyPages } from './pages-company';
import { home, introductions } from './pages-home';
import { privacyPolicy, shippingAndReturns, termsAndConditions } from './pages-policies';
import type { SeedPage } from './types';

export const pages: SeedPage[] = [home, ...introductions, ...companyPages, shippingAndReturns, termsAndConditions, privacyPolicy];
