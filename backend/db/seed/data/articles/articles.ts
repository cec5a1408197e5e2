import { businessTips } from './articles-business-tips';
import { grooming } from './articles-grooming';
import { training } from './articles-training';
import type { SeedArticle } from '../types';

export const articles: SeedArticle[] = [...businessTips, ...grooming, ...training];
