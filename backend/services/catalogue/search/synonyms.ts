import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { siteDocuments } from '../../../db/schema/content/content';
import { normalise } from './search-text';

/** Groups of normalised synonyms. In the site's setting: one group per line, separated by commas. */
export type Synonyms = readonly (readonly string[])[];

/** Limits, because each synonym slows a search down. */
const MAX_GROUPS = 200;
const MAX_OTHERS = 6;

export function readSynonyms(setting: string): Synonyms {
  return setting
    .split('\n')
    .map((line) => [...new Set(line.split(/[,;=]/).map(normalise).filter(Boolean))])
    .filter((group) => group.length > 1)
    .slice(0, MAX_GROUPS);
}

/** Variants of a text with one phrase, singular or plural, replaced by a synonym; never the text itself. */
export function synonymVariants(text: string, synonyms: Synonyms): string[] {
  const padded = ` ${normalise(text)} `;
  const others = synonyms.flatMap((group) =>
    group.flatMap((phrase) => {
      const found = [`${phrase}s`, phrase].find((form) => padded.includes(` ${form} `));
      return found === undefined
        ? []
        : group.filter((other) => other !== phrase).map((other) => padded.replace(` ${found} `, ` ${other} `).trim());
    }),
  );
  return [...new Set(others)].filter((other) => other !== padded.trim()).slice(0, MAX_OTHERS);
}

/** Reads the synonyms from the site's settings. */
export async function siteSynonyms(db: Db): Promise<Synonyms> {
  const [row] = await db
    .select({ words: sql<string | null>`${siteDocuments.value} ->> 'search_synonyms'` })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, 'settings'));
  return readSynonyms(row?.words ?? '');
}
