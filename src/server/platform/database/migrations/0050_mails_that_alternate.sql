ALTER TABLE "mails" ADD COLUMN "about" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "says" text;--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_address","template","created_at");--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about","created_at") WHERE "mails"."about" is not null;