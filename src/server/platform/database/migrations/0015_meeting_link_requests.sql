ALTER TABLE "meetings" ADD COLUMN "link_request" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "link_replaces" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "link_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_for" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_user_id" uuid;--> statement-breakpoint
CREATE INDEX "meetings_third_party" ON "meetings" USING btree ("third_party_meeting_id") WHERE "meetings"."third_party_meeting_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("held_for") WHERE "mails"."held_for" is not null;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_link" CHECK (("meetings"."third_party_meeting_id" is null or ("meetings"."link" <> '' and "meetings"."link_request" is null)) and ("meetings"."link_request" is not null or ("meetings"."link_tried_at" is null and "meetings"."link_replaces" is null)));