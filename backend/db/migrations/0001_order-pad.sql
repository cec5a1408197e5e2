ALTER TABLE "skus" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "carton_qty" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "min_qty" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "qty_step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "code_key" text GENERATED ALWAYS AS (translate(upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "skus_barcode" ON "skus" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "skus_code_key" ON "skus" USING btree ("code_key");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_quantities" CHECK ("skus"."carton_qty" > 0 and "skus"."min_qty" > 0 and "skus"."qty_step" > 0);