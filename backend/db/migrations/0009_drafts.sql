CREATE TABLE "cms_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"cms_page_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"undo" integer,
	"redo" integer,
	"subject" text DEFAULT '' NOT NULL,
	"form" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "cms_removed_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"cms_page_id" integer NOT NULL,
	"name" text NOT NULL,
	"part" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "cms_history" ADD CONSTRAINT "cms_history_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_history" ADD CONSTRAINT "cms_history_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_removed_parts" ADD CONSTRAINT "cms_removed_parts_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_removed_parts" ADD CONSTRAINT "cms_removed_parts_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cms_history_revision" ON "cms_history" USING btree ("cms_page_id","revision");--> statement-breakpoint
CREATE INDEX "cms_removed_parts_deleted" ON "cms_removed_parts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cms_removed_parts_page" ON "cms_removed_parts" USING btree ("cms_page_id");--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;