CREATE TABLE "catalogue_import_items" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "catalogue_import_items_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"state" text DEFAULT 'compared' NOT NULL,
	"new_products" integer NOT NULL,
	"changed_products" integer NOT NULL,
	"faulty_products" integer NOT NULL,
	"faults" integer NOT NULL,
	"unchanged_skus" integer NOT NULL,
	"unknown_headings" text[] NOT NULL,
	"user_id" integer,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_state" CHECK ("catalogue_imports"."state" in ('compared', 'applied', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_items" ADD CONSTRAINT "catalogue_import_items_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_items_kind" ON "catalogue_import_items" USING btree ("import_id","kind","place");--> statement-breakpoint
CREATE INDEX "catalogue_imports_hash" ON "catalogue_imports" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "catalogue_imports_user" ON "catalogue_imports" USING btree ("user_id");--> statement-breakpoint
-- What follows is not in the schema. Lowest prices of many products are read at once, not one by one.
CREATE FUNCTION lowest_prices_of(wanted integer[]) RETURNS TABLE (id integer, lowest integer) LANGUAGE sql STABLE AS $$
  SELECT own.product_id, min(coalesce(own.special_price, own.price))
    FROM skus AS own WHERE own.product_id = ANY (wanted) GROUP BY own.product_id;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM product_places WHERE product_id = ANY (changed);
  INSERT INTO product_places (list_id, product_id, sort, name, created_at, lowest_price)
    SELECT places.*, priced.lowest FROM (
      SELECT 0, id, sort, search_name, created_at FROM products WHERE id = ANY (changed) AND enabled
      UNION
      SELECT above.id, products.id, products.sort, products.search_name, products.created_at
      FROM products
        JOIN product_groups ON product_groups.product_id = products.id
        JOIN groups AS own ON own.id = product_groups.group_id AND own.model = 'product'
        JOIN groups AS above ON above.model = 'product' AND own.lft BETWEEN above.lft AND above.rgt
      WHERE products.id = ANY (changed) AND products.enabled
    ) AS places (list_id, id, sort, search_name, created_at)
    LEFT JOIN lowest_prices_of(changed) AS priced ON priced.id = places.id;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION price_places(changed integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_places SET lowest_price = priced.lowest
    FROM (
      SELECT DISTINCT wanted.id, found.lowest
      FROM unnest(changed) AS wanted (id) LEFT JOIN lowest_prices_of(changed) AS found ON found.id = wanted.id
    ) AS priced
    WHERE product_places.product_id = priced.id AND product_places.lowest_price IS DISTINCT FROM priced.lowest;
$$;
