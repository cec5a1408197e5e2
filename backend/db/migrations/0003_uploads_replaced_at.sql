ALTER TABLE "uploads" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_replaced" ON "uploads" USING btree ("replaced_at") WHERE replaced_at is not null;