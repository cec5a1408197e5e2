ALTER TABLE "stock_requests" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
UPDATE "cms_versions" SET "kind" = 'draft' WHERE "kind" = 'kept';