DROP INDEX "notifications_subject";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "needs_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_summary" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dismissal_id" uuid;--> statement-breakpoint
CREATE INDEX "notifications_dismissal" ON "notifications" USING btree ("dismissal_id") WHERE "notifications"."dismissal_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject") WHERE "notifications"."subject" is not null;--> statement-breakpoint
UPDATE "notifications" SET "needs_answer" = true WHERE "action_type" IN ('ACTION', 'CHOICE') OR "kind" IN ('transfer-offered', 'assistant-asked');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_needs_answer" CHECK ("notifications"."needs_answer" or "notifications"."action_type" not in ('ACTION', 'CHOICE'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group" CHECK (("notifications"."group_key" is null) = ("notifications"."group_summary" is null));