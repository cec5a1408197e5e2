DROP INDEX "products_name";--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("enabled","search_name" collate "C","id");