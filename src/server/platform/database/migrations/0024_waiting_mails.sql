ALTER TABLE "mails" ADD COLUMN "collapse_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_waiting" ON "mails" USING btree ("template","collapse_key") WHERE "mails"."state" = 'queued';