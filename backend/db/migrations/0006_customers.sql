CREATE TABLE "cart_looks" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"seen" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_looks" ADD CONSTRAINT "cart_looks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_looks" ADD CONSTRAINT "cart_looks_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_looks_cart" ON "cart_looks" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_purpose" ON "lists" USING btree ("user_id","purpose") WHERE "lists"."purpose" is not null and "lists"."deleted_at" is null;