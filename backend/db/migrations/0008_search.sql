DROP INDEX "products_search_words";--> statement-breakpoint
DROP INDEX "products_search_compact";--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_search_compact" ON "products" USING gin ("search_compact" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
DELETE FROM "search_terms" WHERE "term" ~ '[0-9]';
