CREATE TABLE "list_brands" (
	"list_id" integer NOT NULL,
	"brand" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "list_brands_list_id_brand_pk" PRIMARY KEY("list_id","brand")
);
--> statement-breakpoint
ALTER TABLE "product_places" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "skus_sold_out" ON "skus" USING btree ("product_id") WHERE "skus"."stock" = 0;
--> statement-breakpoint
-- What follows is not in the schema: the triggers of 0000, which know brands now.
UPDATE product_places SET brand = products.brand FROM products
  WHERE products.id = product_places.product_id AND products.brand <> '';
--> statement-breakpoint
INSERT INTO list_brands (list_id, brand, total)
  SELECT list_id, brand, count(*) FROM product_places GROUP BY list_id, brand;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_places WHERE product_id = ANY (changed);
  INSERT INTO product_places (list_id, product_id, sort, name, brand, created_at, lowest_price)
    SELECT places.*, priced.lowest FROM (
      SELECT 0, id, sort, search_name, brand, created_at FROM products WHERE id = ANY (changed) AND enabled
      UNION
      SELECT above.id, products.id, products.sort, products.search_name, products.brand, products.created_at
      FROM products
        JOIN product_groups ON product_groups.product_id = products.id
        JOIN groups AS own ON own.id = product_groups.group_id AND own.model = 'product'
        JOIN groups AS above ON above.model = 'product' AND own.lft BETWEEN above.lft AND above.rgt
      WHERE products.id = ANY (changed) AND products.enabled
    ) AS places (list_id, id, sort, search_name, brand, created_at)
    LEFT JOIN lowest_prices_of(changed) AS priced ON priced.id = places.id;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_products(array(
    SELECT id FROM before_rows JOIN after_rows USING (id)
    WHERE (before_rows.enabled, before_rows.sort, before_rows.search_name, before_rows.brand, before_rows.created_at)
      IS DISTINCT FROM
      (after_rows.enabled, after_rows.sort, after_rows.search_name, after_rows.brand, after_rows.created_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER product_places_added ON product_places;
--> statement-breakpoint
DROP TRIGGER product_places_gone ON product_places;
--> statement-breakpoint
-- Rows in a fixed order, so that no two transactions wait for each other.
CREATE OR REPLACE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO list_sizes AS sizes (list_id, total)
    SELECT list_id, change * count(*) FROM changed_rows GROUP BY list_id ORDER BY list_id
    ON CONFLICT (list_id) DO UPDATE SET total = sizes.total + excluded.total;
  INSERT INTO list_brands AS brands (list_id, brand, total)
    SELECT list_id, brand, change * count(*) FROM changed_rows GROUP BY list_id, brand ORDER BY list_id, brand
    ON CONFLICT (list_id, brand) DO UPDATE SET total = brands.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_places_added AFTER INSERT ON product_places
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE TRIGGER product_places_gone AFTER DELETE ON product_places
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION count_places();
