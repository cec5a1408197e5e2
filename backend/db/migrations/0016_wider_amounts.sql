-- One statement for each table, which is written anew once.
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_amounts",
  ALTER COLUMN "subtotal" SET DATA TYPE bigint, ALTER COLUMN "discount" SET DATA TYPE bigint,
  ADD CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."qty" > 0 and "order_lines"."price" >= 0 and "order_lines"."subtotal" = "order_lines"."price"::bigint * "order_lines"."qty" and
        "order_lines"."discount" between 0 and "order_lines"."subtotal");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "subtotal" SET DATA TYPE bigint, ALTER COLUMN "discount" SET DATA TYPE bigint,
  ALTER COLUMN "shipping_amount" SET DATA TYPE bigint, ALTER COLUMN "surcharge" SET DATA TYPE bigint,
  ALTER COLUMN "tax" SET DATA TYPE bigint, ALTER COLUMN "total" SET DATA TYPE bigint,
  ALTER COLUMN "credit" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "amount" SET DATA TYPE bigint, ALTER COLUMN "to_payment" SET DATA TYPE bigint,
  ALTER COLUMN "to_credit" SET DATA TYPE bigint, ALTER COLUMN "tax" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "amount" SET DATA TYPE bigint;
