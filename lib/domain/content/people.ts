import type { Person as PersonRecord } from '../../contract/content/person';
import { type Picture, toPicture } from '../media/picture';

export interface Person {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly photo: Picture | null;
}

export function toPerson(record: PersonRecord): Person {
  const name = `${record.first_name} ${record.last_name}`.trim();
  return {
    name,
    title: record.title,
    description: record.description,
    photo: toPicture(record.photo, name),
  };
}

/** First letters of the first and the last word of a name, shown when there is no photo. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
