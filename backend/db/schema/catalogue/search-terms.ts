import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** All alphabetic words in the search index: candidates for correcting typing errors. */
export const searchTerms = pgTable('search_terms', { term: text('term').primaryKey() }, (table) => [
  index('search_terms_part').using('gin', table.term.op('gin_trgm_ops')).with({ fastupdate: false }),
]);
