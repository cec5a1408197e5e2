DROP INDEX "skus_code_key";--> statement-breakpoint
CREATE INDEX "skus_code_key" ON "skus" USING btree ("code_key" text_pattern_ops);