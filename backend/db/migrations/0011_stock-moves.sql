CREATE TABLE "stock_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"user_id" integer,
	"person" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_moves_key_unique" UNIQUE("key"),
	CONSTRAINT "stock_moves_qty" CHECK ("stock_moves"."qty" <> 0)
);
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_user" ON "stock_moves" USING btree ("user_id");