-- What is stored for searches, as search-text.ts normalises it since: with letters that Unicode does not decompose.
CREATE FUNCTION pg_temp.folded(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(
    replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħıςʻʼ', 'olddhiσ'
  );
$$;
--> statement-breakpoint
UPDATE products SET search_name = pg_temp.folded(search_name), search_words = pg_temp.folded(search_words),
    search_compact = pg_temp.folded(search_compact)
  WHERE search_name || search_words || search_compact ~ '[ßæœþøłđðħıςʻʼ]';
--> statement-breakpoint
INSERT INTO search_terms (term) SELECT DISTINCT pg_temp.folded(term) FROM search_terms
  WHERE term ~ '[ßæœþøłđðħıςʻʼ]' ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM search_terms WHERE term ~ '[ßæœþøłđðħıςʻʼ]';
--> statement-breakpoint
DROP FUNCTION pg_temp.folded(text);
