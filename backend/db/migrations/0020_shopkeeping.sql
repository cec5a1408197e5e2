CREATE TABLE "price_levels" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_levels_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sku_prices" (
	"sku_id" integer NOT NULL,
	"level_id" integer,
	"from_qty" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "sku_prices_one" UNIQUE NULLS NOT DISTINCT("sku_id","level_id","from_qty"),
	CONSTRAINT "sku_prices_amount" CHECK ("sku_prices"."price" >= 0),
	CONSTRAINT "sku_prices_from" CHECK ("sku_prices"."from_qty" >= (case when "sku_prices"."level_id" is null then 2 else 1 end))
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_percent";--> statement-breakpoint
DROP INDEX "skus_product_options";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "price_level_id" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "product_slugs" text[];--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_level_id_price_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."price_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sku_prices_level" ON "sku_prices" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "related_products_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_price_level_id_price_levels_id_fk" FOREIGN KEY ("price_level_id") REFERENCES "public"."price_levels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_price_level" ON "users" USING btree ("price_level_id") WHERE "users"."price_level_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "skus_product_options" ON "skus" USING btree ("product_id","options") WHERE "skus"."retired_at" is null;--> statement-breakpoint
ALTER TABLE "shipping_zones" ADD CONSTRAINT "shipping_zones_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_products" CHECK (("promotions"."kind" = 'percent-off-products') = (coalesce(cardinality("promotions"."product_slugs"), 0) > 0));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_percent" CHECK (("promotions"."kind" in ('percent-off', 'percent-off-group', 'percent-off-products')) = ("promotions"."percent" is not
        null) and coalesce("promotions"."percent", 1) between 1 and 100);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_in_bin" CHECK ("products"."deleted_at" is null or not "products"."enabled");--> statement-breakpoint
-- What follows is not in the schema. A sku that is not sold any more has no say in its product's lowest price.
CREATE OR REPLACE FUNCTION lowest_price_of(product integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(coalesce(special_price, price)) FROM skus WHERE skus.product_id = product AND skus.retired_at IS NULL;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION lowest_prices_of(wanted integer[]) RETURNS TABLE (id integer, lowest integer) LANGUAGE sql STABLE AS $$
  SELECT own.product_id, min(coalesce(own.special_price, own.price))
    FROM skus AS own WHERE own.product_id = ANY (wanted) AND own.retired_at IS NULL GROUP BY own.product_id;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION price_changed_skus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed := array(SELECT DISTINCT product_id FROM after_rows);
  ELSIF TG_OP = 'DELETE' THEN
    changed := array(SELECT DISTINCT product_id FROM before_rows);
  ELSE
    changed := array(
      SELECT unnest(array[before_rows.product_id, after_rows.product_id]) FROM before_rows JOIN after_rows USING (id)
      WHERE (before_rows.product_id, before_rows.price, before_rows.special_price, before_rows.retired_at)
        IS DISTINCT FROM (after_rows.product_id, after_rows.price, after_rows.special_price, after_rows.retired_at)
    );
  END IF;
  IF cardinality(changed) > 0 THEN
    PERFORM price_places(changed);
  END IF;
  RETURN NULL;
END $$;
