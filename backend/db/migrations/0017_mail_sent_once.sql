ALTER TABLE "outbox" ADD COLUMN "job_key" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job_key_unique" UNIQUE("job_key");