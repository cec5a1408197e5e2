CREATE TABLE "draft_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"grant_hash" text NOT NULL,
	"cms_page_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_by" integer,
	CONSTRAINT "draft_links_grant_hash_unique" UNIQUE("grant_hash")
);
--> statement-breakpoint
CREATE TABLE "redirect_uses" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"release_id" integer NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"base" jsonb,
	"document" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_links_page" ON "draft_links" USING btree ("cms_page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_items_record" ON "release_items" USING btree ("release_id","kind","record_id") WHERE "release_items"."record_id" is not null;--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","at");