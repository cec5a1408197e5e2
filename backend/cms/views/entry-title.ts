import { cut } from '@/lib/domain/values/cut';
import { valueAt } from '../form/paths';

/** A short title of a list entry. */
export function entryTitle(entry: unknown): string {
  const texts = ['label', 'heading', 'title', 'name', 'code'].map((name) => valueAt(entry, name));
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof found === 'string' ? cut(found, 60) : '';
}
