CREATE TABLE "list_sizes" (
	"list_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_places" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_places_product_id_list_id_pk" PRIMARY KEY("product_id","list_id")
);
--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "articles_newest";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
ALTER TABLE "product_places" ADD CONSTRAINT "product_places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_places_sort" ON "product_places" USING btree ("list_id","sort","product_id");--> statement-breakpoint
CREATE INDEX "product_places_name" ON "product_places" USING btree ("list_id","name" collate "C","product_id");--> statement-breakpoint
CREATE INDEX "product_places_newest" ON "product_places" USING btree ("list_id","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ((' ' || "search_name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_terms_part" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("enabled","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("publish_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- What follows is not in the schema: triggers that keep product_places and list_sizes, whoever writes products.
CREATE FUNCTION place_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_places WHERE product_id = ANY (changed);
  INSERT INTO product_places (list_id, product_id, sort, name, created_at)
    SELECT 0, id, sort, search_name, created_at FROM products WHERE id = ANY (changed) AND enabled
    UNION
    SELECT above.id, products.id, products.sort, products.search_name, products.created_at
    FROM products
      JOIN product_groups ON product_groups.product_id = products.id
      JOIN groups AS own ON own.id = product_groups.group_id AND own.model = 'product'
      JOIN groups AS above ON above.model = 'product' AND own.lft BETWEEN above.lft AND above.rgt
    WHERE products.id = ANY (changed) AND products.enabled;
$$;
--> statement-breakpoint
CREATE FUNCTION place_new_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    PERFORM place_products(array(SELECT id FROM after_rows));
  ELSE
    PERFORM place_products(array(SELECT DISTINCT product_id FROM after_rows));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION place_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_products(array(
    SELECT id FROM before_rows JOIN after_rows USING (id)
    WHERE (before_rows.enabled, before_rows.sort, before_rows.search_name, before_rows.created_at)
      IS DISTINCT FROM (after_rows.enabled, after_rows.sort, after_rows.search_name, after_rows.created_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION place_changed_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM place_products(array(SELECT product_id FROM before_rows UNION SELECT product_id FROM after_rows));
  ELSE
    PERFORM place_products(array(SELECT DISTINCT product_id FROM before_rows));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A tree is changed seldom, and its numbers with it: all products of groups are placed anew.
CREATE FUNCTION place_all_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_products(array(SELECT DISTINCT product_id FROM product_groups));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_sizes AS sizes (list_id, total)
      SELECT list_id, count(*) FROM after_rows GROUP BY list_id ORDER BY list_id
      ON CONFLICT (list_id) DO UPDATE SET total = sizes.total + excluded.total;
  ELSE
    UPDATE list_sizes SET total = list_sizes.total - gone.total
      FROM (SELECT list_id, count(*) AS total FROM before_rows GROUP BY list_id) AS gone
      WHERE list_sizes.list_id = gone.list_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_places_added AFTER INSERT ON product_places
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE TRIGGER product_places_gone AFTER DELETE ON product_places
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE TRIGGER products_placed AFTER INSERT ON products
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION place_new_rows();
--> statement-breakpoint
CREATE TRIGGER products_placed_again AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION place_changed_products();
--> statement-breakpoint
CREATE TRIGGER product_groups_placed AFTER INSERT ON product_groups
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION place_new_rows();
--> statement-breakpoint
CREATE TRIGGER product_groups_placed_again AFTER UPDATE ON product_groups
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION place_changed_members();
--> statement-breakpoint
CREATE TRIGGER product_groups_gone AFTER DELETE ON product_groups
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION place_changed_members();
--> statement-breakpoint
CREATE TRIGGER groups_moved AFTER UPDATE OF model, lft, rgt ON groups
  FOR EACH STATEMENT EXECUTE FUNCTION place_all_members();
--> statement-breakpoint
SELECT place_products(array(SELECT id FROM products));
