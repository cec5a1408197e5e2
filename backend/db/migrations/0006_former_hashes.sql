CREATE TABLE "former_hashes" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_hashes" ADD CONSTRAINT "former_hashes_media_key_media_key_fk" FOREIGN KEY ("media_key") REFERENCES "public"."media"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_hashes_media" ON "former_hashes" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "products_size_chart" ON "products" USING btree ("size_chart_key","id") WHERE "products"."size_chart_key" is not null;--> statement-breakpoint
CREATE INDEX "products_text_pictures" ON "products" USING btree (position('/assets/i/' in "content"));--> statement-breakpoint
-- What follows is not in the schema. PostgreSQL does not gather the statistics of a new expression by itself until the
-- table has changed much, and without them it would read all products.
ANALYZE "products";
