DROP INDEX "product_images_media";--> statement-breakpoint
CREATE INDEX "product_images_media_product" ON "product_images" USING btree ("media_key","product_id");