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
ALTER TABLE "pages" ADD COLUMN "noindex" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "galleries_group" ON "galleries" USING btree ("group_name","sort");--> statement-breakpoint
CREATE INDEX "links_parent" ON "links" USING btree ("parent","sort");--> statement-breakpoint
CREATE INDEX "slides_gallery" ON "slides" USING btree ("gallery_id","sort");