CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"street_address" text NOT NULL,
	"street_address_1" text DEFAULT '' NOT NULL,
	"postcode" char(4) NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text DEFAULT 'AU' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"abn" text NOT NULL,
	"date_of_birth" text,
	"address_state" text DEFAULT '' NOT NULL,
	"shortlist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "applications_state" CHECK ("applications"."state" in ('unconfirmed', 'pending', 'approved', 'declined')),
	CONSTRAINT "applications_decided" CHECK (("applications"."state" in ('approved', 'declined')) = ("applications"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "localities" (
	"suburb" text NOT NULL,
	"key" text NOT NULL,
	"postcode" char(4) NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "localities_postcode_key_state_pk" PRIMARY KEY("postcode","key","state")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"business_id" integer,
	"email" text NOT NULL,
	"password_hash" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"staff_role" text,
	"is_admin" boolean GENERATED ALWAYS AS (coalesce(staff_role in ('owner', 'editor'), false)) STORED NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"mobile_phone" text,
	"date_of_birth" text,
	"current_address_id" integer,
	"image_hash" text,
	"company_name" text,
	"company_phone" text,
	"trading_name" text,
	"abn" text,
	"website" text,
	"facebook_link" text,
	"drivers_licence_number" text,
	"drivers_licence_expiry" text,
	"drivers_licence_state_of_issue_id" text,
	"emergency_contact_name" text,
	"emergency_contact_phone" text,
	"invoice_days" integer,
	"credit_limit" integer,
	"price_level_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(coalesce(company_name, '') || ' ' || coalesce(trading_name, '') || ' ' || first_name || ' ' ||
          last_name || ' ' || email || ' ' || coalesce(abn, ''))) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_credit_limit" CHECK ("users"."credit_limit" >= 0),
	CONSTRAINT "users_staff_role" CHECK ("users"."staff_role" in ('owner', 'editor', 'sales', 'warehouse')),
	CONSTRAINT "users_invoice_days" CHECK ("users"."invoice_days" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "addon_options" (
	"addon_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "addon_options_addon_id_sort_pk" PRIMARY KEY("addon_id","sort")
);
--> statement-breakpoint
CREATE TABLE "addons" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer,
	"group_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "addons_one_owner" CHECK (("addons"."product_id" is null) <> ("addons"."group_id" is null))
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addons_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "cart_items_line" UNIQUE("cart_id","sku_id","addons_key"),
	CONSTRAINT "cart_items_qty" CHECK ("cart_items"."qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "cart_looks" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"seen" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"session_key" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "carts_session_key_unique" UNIQUE("session_key"),
	CONSTRAINT "carts_one_owner" CHECK (("carts"."user_id" is null) <> ("carts"."session_key" is null))
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"group_slug" text,
	"product_slugs" text[],
	"amount" integer,
	"min_subtotal" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"uses_per_account" integer,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_code_upper" CHECK ("promotions"."code" = upper("promotions"."code")),
	CONSTRAINT "promotions_percent" CHECK (("promotions"."kind" in ('percent-off', 'percent-off-group', 'percent-off-products')) = ("promotions"."percent" is not
        null) and coalesce("promotions"."percent", 1) between 1 and 100),
	CONSTRAINT "promotions_products" CHECK (("promotions"."kind" = 'percent-off-products') = (coalesce(cardinality("promotions"."product_slugs"), 0) > 0)),
	CONSTRAINT "promotions_group" CHECK (("promotions"."kind" = 'percent-off-group') = ("promotions"."group_slug" is not null)),
	CONSTRAINT "promotions_amount" CHECK (("promotions"."kind" = 'amount-off') = ("promotions"."amount" is not null) and coalesce("promotions"."amount", 1) > 0),
	CONSTRAINT "promotions_limits" CHECK ("promotions"."min_subtotal" >= 0 and coalesce("promotions"."uses_per_account", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"estimate" text DEFAULT '' NOT NULL,
	"rule" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "shipping_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" serial NOT NULL,
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"ranges" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "shipping_zones_id_unique" UNIQUE("id")
);
--> statement-breakpoint
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
CREATE TABLE "groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"slug" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"media_key" text,
	"parent_id" integer,
	"root" integer,
	"lft" integer NOT NULL,
	"rgt" integer NOT NULL,
	"level" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "groups_model_url" UNIQUE("model","url")
);
--> statement-breakpoint
CREATE TABLE "list_sizes" (
	"list_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"product_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_groups_group_id_product_id_pk" PRIMARY KEY("group_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"media_key" text NOT NULL,
	CONSTRAINT "product_images_product_id_sort_pk" PRIMARY KEY("product_id","sort")
);
--> statement-breakpoint
CREATE TABLE "product_places" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lowest_price" integer,
	CONSTRAINT "product_places_product_id_list_id_pk" PRIMARY KEY("product_id","list_id")
);
--> statement-breakpoint
CREATE TABLE "product_variations" (
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"options" text[] NOT NULL,
	CONSTRAINT "product_variations_product_id_sort_pk" PRIMARY KEY("product_id","sort")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"badge" text DEFAULT '' NOT NULL,
	"blurb" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"video" text,
	"size_chart_key" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"primary_group_id" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_name" text NOT NULL,
	"search_words" text NOT NULL,
	"search_compact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_in_bin" CHECK ("products"."deleted_at" is null or not "products"."enabled")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"options" text[] NOT NULL,
	"price" integer NOT NULL,
	"special_price" integer,
	"stock" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"barcode" text,
	"carton_qty" integer DEFAULT 1 NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"qty_step" integer DEFAULT 1 NOT NULL,
	"code_key" text GENERATED ALWAYS AS (translate(upper(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')) STORED NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"replaced_by_id" integer,
	"retired_at" timestamp with time zone,
	CONSTRAINT "skus_code_unique" UNIQUE("code"),
	CONSTRAINT "skus_quantities" CHECK ("skus"."carton_qty" > 0 and "skus"."min_qty" > 0 and "skus"."qty_step" > 0),
	CONSTRAINT "skus_stock_not_negative" CHECK ("skus"."stock" >= 0),
	CONSTRAINT "skus_price_not_negative" CHECK ("skus"."price" >= 0 and ("skus"."special_price" is null or "skus"."special_price" >= 0))
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"person" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "cms_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "cms_pages_page_id_unique" UNIQUE("page_id"),
	CONSTRAINT "cms_pages_slug_unique" UNIQUE("slug")
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
CREATE TABLE "cms_second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] NOT NULL
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
CREATE TABLE "article_groups" (
	"article_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_groups_group_id_article_id_pk" PRIMARY KEY("group_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"blurb" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"media_key" text,
	"reading_time" integer DEFAULT 0 NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"rows" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"sub_heading" text DEFAULT '' NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "galleries_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent" text NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"hero_key" text,
	"rows" jsonb NOT NULL,
	"noindex" boolean DEFAULT false NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"media_key" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "persons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site_documents" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"sub_heading" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"media_key" text,
	"overlay_color" text DEFAULT '' NOT NULL,
	"text_color" text DEFAULT '' NOT NULL,
	"image_opacity" integer DEFAULT 100 NOT NULL,
	"image_saturation" integer DEFAULT 100 NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_button_text" text DEFAULT '' NOT NULL,
	"link_target" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"media_key" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "testimonials_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"platform" text DEFAULT 'youtube' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"slate_key" text,
	"formats" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "videos_key_unique" UNIQUE("key")
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
	"deleted_at" timestamp with time zone,
	CONSTRAINT "forms_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer,
	"person" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"to_payment" integer NOT NULL,
	"to_credit" integer NOT NULL,
	"tax" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"credit_note_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_credit_note_number_unique" UNIQUE("credit_note_number"),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('stripe', 'hand', 'credit')),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount" > 0 and "refunds"."to_payment" >= 0 and "refunds"."to_credit" >= 0 and
        "refunds"."amount" = "refunds"."to_payment" + "refunds"."to_credit" and "refunds"."tax" between 0 and "refunds"."amount"),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" is not null) and
        ("refunds"."state" = 'done') = ("refunds"."credit_note_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_position_pk" PRIMARY KEY("shipment_id","position"),
	CONSTRAINT "shipment_lines_qty" CHECK ("shipment_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"packed_at" timestamp with time zone NOT NULL,
	"packed_by" integer,
	"shipped_at" timestamp with time zone,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipments_number" UNIQUE("order_id","number")
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
	"purpose" text,
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
CREATE TABLE "mail_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"source" text DEFAULT 'folder' NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"crops" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sku_id" integer,
	"sku_code" text NOT NULL,
	"product_name" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"addons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"price" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."qty" > 0 and "order_lines"."price" >= 0 and "order_lines"."subtotal" = "order_lines"."price" * "order_lines"."qty" and
        "order_lines"."discount" between 0 and "order_lines"."subtotal")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_until" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	"due_on" text,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"promotion_code" text DEFAULT '' NOT NULL,
	"shipping_amount" integer NOT NULL,
	"shipping_name" text NOT NULL,
	"is_pick_up" boolean NOT NULL,
	"transit" text,
	"surcharge" integer DEFAULT 0 NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"purchase_order_number" text DEFAULT '' NOT NULL,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"address_id" integer NOT NULL,
	"delivery" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_company" text DEFAULT '' NOT NULL,
	"buyer_abn" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"change_key" text DEFAULT '' NOT NULL,
	"buyer_search" text GENERATED ALWAYS AS (lower(buyer_company || ' ' || buyer_name || ' ' || buyer_email)) STORED NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('awaiting-payment', 'placed', 'processing', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" between 0 and "orders"."subtotal" and "orders"."shipping_amount"
        >= 0 and "orders"."surcharge" >= 0 and "orders"."tax" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_amount" + "orders"."surcharge" +
        "orders"."tax"),
	CONSTRAINT "orders_credit" CHECK ("orders"."credit" between 0 and "orders"."total"),
	CONSTRAINT "orders_invoiced" CHECK (("orders"."invoice_number" is null) = ("orders"."invoiced_at" is null)),
	CONSTRAINT "orders_due" CHECK ("orders"."due_on" is null or "orders"."invoice_number" is not null),
	CONSTRAINT "orders_transit" CHECK ("orders"."transit" in ('metro', 'regional', 'post')),
	CONSTRAINT "orders_awaiting_until" CHECK ("orders"."status" <> 'awaiting-payment' or "orders"."pay_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"description" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"session_id" text,
	"session_url" text,
	"session_ends_at" timestamp with time zone,
	"sessions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_token_unique" UNIQUE("token"),
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'paid', 'failed', 'abandoned')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_session" CHECK (("payments"."session_id" is null) = ("payments"."session_url" is null)),
	CONSTRAINT "payments_paid" CHECK (("payments"."status" = 'paid') = ("payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address_id" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_levels" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_levels_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sku_prices" (
	"sku_id" integer NOT NULL,
	"level_id" integer,
	"from_qty" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "sku_prices_one" UNIQUE NULLS NOT DISTINCT("sku_id","level_id","from_qty"),
	CONSTRAINT "sku_prices_amount" CHECK ("sku_prices"."price" >= 0),
	CONSTRAINT "sku_prices_from" CHECK ("sku_prices"."from_qty" >= (case when "sku_prices"."level_id" is null then 2 else 1 end))
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
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
CREATE TABLE "abn_answers" (
	"abn" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"session_id" uuid
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"fingerprint_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"address_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_codes_address_hash_purpose_pk" PRIMARY KEY("address_hash","purpose")
);
--> statement-breakpoint
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
CREATE TABLE "stock_requests" (
	"user_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_requests_sku_id_user_id_pk" PRIMARY KEY("sku_id","user_id")
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
	"sort" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
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
	CONSTRAINT "vouchers_issued" CHECK (("vouchers"."status" = 'awaiting-payment') = ("vouchers"."issued_at" is null) and ("vouchers"."issued_at" is null) =
        ("vouchers"."expires_at" is null)),
	CONSTRAINT "vouchers_redeemed" CHECK (("vouchers"."status" = 'redeemed') = ("vouchers"."redeemed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_price_level_id_price_levels_id_fk" FOREIGN KEY ("price_level_id") REFERENCES "public"."price_levels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addon_options" ADD CONSTRAINT "addon_options_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addons" ADD CONSTRAINT "addons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_looks" ADD CONSTRAINT "cart_looks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_looks" ADD CONSTRAINT "cart_looks_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_items" ADD CONSTRAINT "catalogue_import_items_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_places" ADD CONSTRAINT "product_places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_primary_group_id_groups_id_fk" FOREIGN KEY ("primary_group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_replaced_by_id_skus_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_history" ADD CONSTRAINT "cms_history_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_history" ADD CONSTRAINT "cms_history_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_removed_parts" ADD CONSTRAINT "cms_removed_parts_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_removed_parts" ADD CONSTRAINT "cms_removed_parts_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_second_factors" ADD CONSTRAINT "cms_second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_sessions" ADD CONSTRAINT "cms_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_key_media_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_pictures" ADD CONSTRAINT "library_pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_bin" ADD CONSTRAINT "content_bin_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_groups" ADD CONSTRAINT "article_groups_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_groups" ADD CONSTRAINT "article_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_attachments" ADD CONSTRAINT "form_attachments_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_attachments" ADD CONSTRAINT "form_attachments_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_packed_by_users_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_lines" ADD CONSTRAINT "list_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_changes" ADD CONSTRAINT "usual_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_changes" ADD CONSTRAINT "usual_changes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_level_id_price_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."price_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_cms_page_id_cms_pages_id_fk" FOREIGN KEY ("cms_page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_codes" ADD CONSTRAINT "authorization_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_theme_id_voucher_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."voucher_themes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open" ON "applications" USING btree ("email") WHERE "applications"."state" in ('unconfirmed', 'pending');--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "localities_key" ON "localities" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "localities_postcode" ON "localities" USING btree ("postcode" bpchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_business" ON "users" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "users_price_level" ON "users" USING btree ("price_level_id") WHERE "users"."price_level_id" is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("staff_role") WHERE "users"."staff_role" is not null;--> statement-breakpoint
CREATE INDEX "addons_product" ON "addons" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "addons_group" ON "addons" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("cart_id","id");--> statement-breakpoint
CREATE INDEX "cart_looks_cart" ON "cart_looks" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_items_kind" ON "catalogue_import_items" USING btree ("import_id","kind","place");--> statement-breakpoint
CREATE INDEX "catalogue_imports_hash" ON "catalogue_imports" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "catalogue_imports_user" ON "catalogue_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groups_tree" ON "groups" USING btree ("model","lft");--> statement-breakpoint
CREATE INDEX "product_groups_product" ON "product_groups" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_images_media" ON "product_images" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "product_places_sort" ON "product_places" USING btree ("list_id","sort","product_id");--> statement-breakpoint
CREATE INDEX "product_places_name" ON "product_places" USING btree ("list_id","name" collate "C","product_id");--> statement-breakpoint
CREATE INDEX "product_places_newest" ON "product_places" USING btree ("list_id","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_places_price" ON "product_places" USING btree ("list_id","lowest_price","product_id");--> statement-breakpoint
CREATE INDEX "product_places_price_desc" ON "product_places" USING btree ("list_id","lowest_price" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "products_sort" ON "products" USING btree ("enabled","sort","id");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("enabled","search_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("enabled","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","id");--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("id") WHERE "products"."is_new";--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ((' ' || "search_name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_search_compact" ON "products" USING gin ("search_compact" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_terms_part" ON "search_terms" USING gin ("term" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "skus_product_options" ON "skus" USING btree ("product_id","options") WHERE "skus"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_barcode" ON "skus" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "skus_code_key" ON "skus" USING btree ("code_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_code_key_end" ON "skus" USING btree (reverse("code_key") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_replaced_by" ON "skus" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "skus_special" ON "skus" USING btree ("product_id") WHERE "skus"."special_price" is not null;--> statement-breakpoint
CREATE INDEX "skus_few" ON "skus" USING btree ("stock","id") WHERE "skus"."stock" <= 10;--> statement-breakpoint
CREATE INDEX "changes_user" ON "changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "changes_subject" ON "changes" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "changes_one" ON "changes" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_history_revision" ON "cms_history" USING btree ("cms_page_id","revision");--> statement-breakpoint
CREATE INDEX "cms_removed_parts_deleted" ON "cms_removed_parts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cms_removed_parts_page" ON "cms_removed_parts" USING btree ("cms_page_id");--> statement-breakpoint
CREATE INDEX "cms_sessions_user" ON "cms_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_versions_number" ON "cms_versions" USING btree ("cms_page_id","number");--> statement-breakpoint
CREATE INDEX "revalidate_jobs_next" ON "revalidate_jobs" USING btree ("next_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_bin_record" ON "content_bin" USING btree ("type","record_id");--> statement-breakpoint
CREATE INDEX "content_bin_deleted" ON "content_bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_revision" ON "content_revisions" USING btree ("type","record_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_made" ON "content_revisions" USING btree ("form") WHERE "content_revisions"."form" <> '';--> statement-breakpoint
CREATE INDEX "article_groups_article" ON "article_groups" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("publish_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "faqs_group" ON "faqs" USING btree ("group_name","sort");--> statement-breakpoint
CREATE INDEX "galleries_group" ON "galleries" USING btree ("group_name","sort");--> statement-breakpoint
CREATE INDEX "links_parent" ON "links" USING btree ("parent","sort");--> statement-breakpoint
CREATE INDEX "slides_gallery" ON "slides" USING btree ("gallery_id","sort");--> statement-breakpoint
CREATE INDEX "testimonials_group" ON "testimonials" USING btree ("group_name","sort");--> statement-breakpoint
CREATE INDEX "form_attachments_submission" ON "form_attachments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_attachments_unclaimed" ON "form_attachments" USING btree ("created_at") WHERE "form_attachments"."submission_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_key" ON "form_submissions" USING btree ("form_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_user" ON "order_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_created_by" ON "refunds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("id") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "shipment_lines_order" ON "shipment_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "shipments_packed_by" ON "shipments" USING btree ("packed_by");--> statement-breakpoint
CREATE INDEX "list_lines_list" ON "list_lines" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "list_lines_of_sku" ON "list_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "lists_user" ON "lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lists_business" ON "lists" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_purpose" ON "lists" USING btree ("user_id","purpose") WHERE "lists"."purpose" is not null and "lists"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "usual_changes_sku" ON "usual_changes" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "mail_jobs_next" ON "mail_jobs" USING btree ("next_at","id");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_code" ON "order_lines" USING btree ("sku_code","order_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_search" ON "orders" USING gin ("buyer_search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_awaiting" ON "orders" USING btree ("pay_until") WHERE "orders"."status" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "payments_invoices" ON "payments" USING btree ("subject_id") WHERE "payments"."subject" = 'order' and "payments"."gateway" = 'account' and "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "quote_requests_user" ON "quote_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sku_prices_level" ON "sku_prices" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "related_products_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "draft_links_page" ON "draft_links" USING btree ("cms_page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_items_record" ON "release_items" USING btree ("release_id","kind","record_id") WHERE "release_items"."record_id" is not null;--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "authorization_codes_expires" ON "authorization_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_user" ON "stock_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_requests_user" ON "stock_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voucher_codes_voucher" ON "voucher_codes" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "vouchers_unpaid" ON "vouchers" USING btree ("created_at") WHERE "vouchers"."status" = 'awaiting-payment';
--> statement-breakpoint
-- What follows is not in the schema: triggers that keep product_places, their lowest prices and list_sizes, whoever
-- writes products, groups and skus. Prices of many products are read at once, not one by one.
CREATE FUNCTION lowest_prices_of(wanted integer[]) RETURNS TABLE (id integer, lowest integer) LANGUAGE sql STABLE AS $$
  SELECT own.product_id, min(coalesce(own.special_price, own.price))
    FROM skus AS own WHERE own.product_id = ANY (wanted) AND own.retired_at IS NULL GROUP BY own.product_id;
$$;
--> statement-breakpoint
CREATE FUNCTION place_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
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
CREATE FUNCTION price_places(changed integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE product_places SET lowest_price = priced.lowest
    FROM (
      SELECT DISTINCT wanted.id, found.lowest
      FROM unnest(changed) AS wanted (id) LEFT JOIN lowest_prices_of(changed) AS found ON found.id = wanted.id
    ) AS priced
    WHERE product_places.product_id = priced.id AND product_places.lowest_price IS DISTINCT FROM priced.lowest;
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
      WHERE (before_rows.product_id, before_rows.price, before_rows.special_price, before_rows.retired_at)
        IS DISTINCT FROM (after_rows.product_id, after_rows.price, after_rows.special_price, after_rows.retired_at)
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
