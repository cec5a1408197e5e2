ALTER TABLE "credit_entries" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "event_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the platform has written so far says what it is about in its words alone.
UPDATE "credit_entries" SET "event" = e.event, "event_number" = substring("reason" from e.pattern)
  FROM (VALUES ('order', '^Order (\S*\d\S*)$'), ('unpaid', '^Order (\S*\d\S*) was not paid for$'),
    ('refund', '^Refund of order (\S*\d\S*)$'), ('voucher', '^Gift voucher (\S*\d\S*)$')) AS e (event, pattern)
  WHERE "reason" ~ e.pattern;
