ALTER TABLE "media" ADD COLUMN "crops" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;