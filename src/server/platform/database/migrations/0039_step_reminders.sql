ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";--> statement-breakpoint
DROP INDEX "codes_used";--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "page_path" text;--> statement-breakpoint
CREATE INDEX "next_tiny_steps_remind" ON "next_tiny_steps" USING btree ("remind_at") WHERE "next_tiny_steps"."remind_at" is not null and "next_tiny_steps"."status" = 'InProgress' and "next_tiny_steps"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "codes_used" ON "codes" USING btree ("used_at") WHERE "codes"."used_at" is not null and "codes"."purpose" <> 'step-answer';--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify', 'reset', 'change-email', 'admin-invite', 'join', 'ticket', 'unsubscribe', 'two-factor-setup', 'two-factor-login', 'step-answer'));--> statement-breakpoint
-- Steps that are under way: a day before their dates, or the first morning after what is nearer.
UPDATE "next_tiny_steps" SET "remind_at" = CASE
  WHEN "commitment_date" - interval '24 hours' >= now() THEN "commitment_date" - interval '24 hours'
  ELSE "commitment_date" + interval '1 millisecond' END
WHERE "status" = 'InProgress' AND "closed_at" IS NULL AND "commitment_date" > now();
