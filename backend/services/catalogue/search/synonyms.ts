import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { siteDocuments } from '../../../db/schema/content';
import { normalise } from './search-text';

/** Groups of words that mean the same, normalised: the site's setting has a line for each, with commas between. */
export type Synonyms = readonly (readonly string[])[];

/** A limit, since each synonym makes a search longer. */
const MAX_GROUPS = 200;
const MAX_OTHERS = 6;

export function readSynonyms(setting: string): Synonyms {
  return setting
    .split('\n')
    .map((line) => [...new Set(line.split(/[,;=]/).map(normalise).filter(Boolean))])
    .filter((group) => group.length > 1)
    .slice(0, MAX_GROUPS);
}

/** The same text with other words for those that have some, each in singular and plural; never the text itself. */
export function otherWords(text: string, synonyms: Synonyms): string[] {
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

/** What the site's settings say now. */
export async function siteSynonyms(db: Db): Promise<Synonyms> {
  const [row] = await db
    .select({ words: sql<string | null>`${siteDocuments.value} ->> 'search_synonyms'` })
    .from(siteDocuments)
    .where(eq(siteDocuments.name, 'settings'));
  return readSynonyms(row?.words ?? '');
}
