ALTER TABLE "product_places" ADD COLUMN "lowest_price" integer;--> statement-breakpoint
CREATE INDEX "product_places_price" ON "product_places" USING btree ("list_id","lowest_price","product_id");--> statement-breakpoint
CREATE INDEX "product_places_price_desc" ON "product_places" USING btree ("list_id","lowest_price" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","id");--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("id") WHERE "products"."is_new";--> statement-breakpoint
CREATE INDEX "skus_special" ON "skus" USING btree ("product_id") WHERE "skus"."special_price" is not null;
--> statement-breakpoint
-- What follows is not in the schema: triggers that keep lowest_price, whoever writes products and skus.
CREATE FUNCTION lowest_price_of(product integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(coalesce(special_price, price)) FROM skus WHERE skus.product_id = product;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_places WHERE product_id = ANY (changed);
  INSERT INTO product_places (list_id, product_id, sort, name, created_at, lowest_price)
    SELECT places.*, lowest_price_of(places.id) FROM (
      SELECT 0, id, sort, search_name, created_at FROM products WHERE id = ANY (changed) AND enabled
      UNION
      SELECT above.id, products.id, products.sort, products.search_name, products.created_at
      FROM products
        JOIN product_groups ON product_groups.product_id = products.id
        JOIN groups AS own ON own.id = product_groups.group_id AND own.model = 'product'
        JOIN groups AS above ON above.model = 'product' AND own.lft BETWEEN above.lft AND above.rgt
      WHERE products.id = ANY (changed) AND products.enabled
    ) AS places (list_id, id, sort, search_name, created_at);
$$;
--> statement-breakpoint
CREATE FUNCTION price_places(changed integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_places SET lowest_price = priced.lowest
    FROM (SELECT DISTINCT id, lowest_price_of(id) AS lowest FROM unnest(changed) AS id) AS priced
    WHERE product_places.product_id = priced.id AND product_places.lowest_price IS DISTINCT FROM priced.lowest;
$$;
--> statement-breakpoint
CREATE FUNCTION price_changed_skus() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (before_rows.product_id, before_rows.price, before_rows.special_price)
        IS DISTINCT FROM (after_rows.product_id, after_rows.price, after_rows.special_price)
    );
  END IF;
  IF cardinality(changed) > 0 THEN
    PERFORM price_places(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_priced AFTER INSERT ON skus
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION price_changed_skus();
--> statement-breakpoint
CREATE TRIGGER skus_priced_again AFTER UPDATE ON skus
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION price_changed_skus();
--> statement-breakpoint
CREATE TRIGGER skus_gone AFTER DELETE ON skus
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION price_changed_skus();
--> statement-breakpoint
SELECT price_places(array(SELECT DISTINCT product_id FROM skus));
