ALTER TABLE "orders" DROP COLUMN "buyer_search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_search" text GENERATED ALWAYS AS (lower(buyer_company || ' ' || buyer_name || ' ' || buyer_email || ' ' || purchase_order_number)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_buyer_search" ON "orders" USING gin ("buyer_search" gin_trgm_ops) WITH (fastupdate=false);
