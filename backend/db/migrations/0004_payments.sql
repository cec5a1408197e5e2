CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surcharge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_unique" UNIQUE("session_id");--> statement-breakpoint
UPDATE "orders" SET "invoiced_at" = "created_at" WHERE "invoice_number" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoiced" CHECK (("orders"."invoice_number" is null) = ("orders"."invoiced_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" between 0 and "orders"."subtotal" and "orders"."shipping_amount" >= 0 and "orders"."surcharge" >= 0 and "orders"."tax" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_amount" + "orders"."surcharge" + "orders"."tax");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session" CHECK (("payments"."session_id" is null) = ("payments"."session_url" is null));