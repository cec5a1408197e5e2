CREATE TABLE "content_bin" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"form" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher_themes" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_bin" ADD CONSTRAINT "content_bin_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_bin_record" ON "content_bin" USING btree ("type","record_id");--> statement-breakpoint
CREATE INDEX "content_bin_deleted" ON "content_bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_revision" ON "content_revisions" USING btree ("type","record_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_made" ON "content_revisions" USING btree ("form") WHERE "content_revisions"."form" <> '';