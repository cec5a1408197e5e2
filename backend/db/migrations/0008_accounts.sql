ALTER TABLE "applications" ADD COLUMN "decline_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credit_limit" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(coalesce(company_name, '') || ' ' || coalesce(trading_name, '') || ' ' || first_name || ' ' ||
          last_name || ' ' || email || ' ' || coalesce(abn, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_credit_limit" CHECK ("users"."credit_limit" >= 0);