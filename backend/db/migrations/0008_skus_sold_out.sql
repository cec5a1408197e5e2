DROP INDEX "skus_sold_out";--> statement-breakpoint
CREATE INDEX "skus_sold_out" ON "skus" USING btree ("product_id") WHERE "skus"."stock" - "skus"."stock" % "skus"."qty_step" < "skus"."min_qty";