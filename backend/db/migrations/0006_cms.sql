CREATE TABLE "cms_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "cms_pages_page_id_unique" UNIQUE("page_id"),
	CONSTRAINT "cms_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cms_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"cms_page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "library_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "revalidate_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"tags" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_attachments" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"form_id" integer NOT NULL,
	"field" text NOT NULL,
	"submission_id" integer,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_attachments_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"user_id" integer,
	"status" text NOT NULL,
	"answers" jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"invoice_number" text,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "form_submissions_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "form_submissions_status" CHECK ("form_submissions"."status" in ('awaiting-payment', 'received')),
	CONSTRAINT "form_submissions_received" CHECK (("form_submissions"."status" = 'received') = ("form_submissions"."received_at" is not null)),
	CONSTRAINT "form_submissions_amount" CHECK ("form_submissions"."amount" >= 0 and ("form_submissions"."status" = 'received' or "form_submissions"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"use_captcha" boolean DEFAULT false NOT NULL,
	"must_be_logged_on" boolean DEFAULT false NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "forms_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"voucher_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_themes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_key" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"theme_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"email" text NOT NULL,
	"buyer_id" integer,
	"status" text NOT NULL,
	"page_url" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" integer,
	CONSTRAINT "vouchers_number_unique" UNIQUE("number"),
	CONSTRAINT "vouchers_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "vouchers_status" CHECK ("vouchers"."status" in ('awaiting-payment', 'issued', 'redeemed')),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount" > 0),
	CONSTRAINT "vouchers_issued" CHECK (("vouchers"."status" = 'awaiting-payment') = ("vouchers"."issued_at" is null) and ("vouchers"."issued_at" is null) = ("vouchers"."expires_at" is null)),
	CONSTRAINT "vouchers_redeemed" CHECK (("vouchers"."status" = 'redeemed') = ("vouchers"."redeemed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_sessions" ADD CONSTRAINT "cms_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_key_media_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_attachments" ADD CONSTRAINT "form_attachments_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_attachments" ADD CONSTRAINT "form_attachments_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_theme_id_voucher_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."voucher_themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_sessions_user" ON "cms_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_versions_number" ON "cms_versions" USING btree ("cms_page_id","number");--> statement-breakpoint
CREATE INDEX "revalidate_jobs_next" ON "revalidate_jobs" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "form_attachments_submission" ON "form_attachments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_attachments_unclaimed" ON "form_attachments" USING btree ("created_at") WHERE "form_attachments"."submission_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_key" ON "form_submissions" USING btree ("form_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "voucher_codes_voucher" ON "voucher_codes" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "vouchers_unpaid" ON "vouchers" USING btree ("created_at") WHERE "vouchers"."status" = 'awaiting-payment';