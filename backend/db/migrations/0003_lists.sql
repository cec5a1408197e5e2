CREATE TABLE "businesses" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"sku_id" integer,
	"sku_code" text NOT NULL,
	"product_name" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addons_key" text DEFAULT '' NOT NULL,
	"qty" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "list_lines_sku" UNIQUE("list_id","sku_id","addons_key"),
	CONSTRAINT "list_lines_qty" CHECK ("list_lines"."qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"business_id" integer,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usual_changes" (
	"user_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"qty" integer,
	"note" text DEFAULT '' NOT NULL,
	"price" integer,
	"left_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "usual_changes_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id"),
	CONSTRAINT "usual_changes_qty" CHECK ("usual_changes"."qty" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_id" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "replaced_by_id" integer;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_changes" ADD CONSTRAINT "usual_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_changes" ADD CONSTRAINT "usual_changes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_lines_list" ON "list_lines" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "list_lines_of_sku" ON "list_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "lists_user" ON "lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lists_business" ON "lists" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "usual_changes_sku" ON "usual_changes" USING btree ("sku_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_replaced_by_id_skus_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_business" ON "users" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "skus_replaced_by" ON "skus" USING btree ("replaced_by_id");