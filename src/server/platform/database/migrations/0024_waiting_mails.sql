ALTER TABLE "mails" ADD COLUMN "collapse_key" uuid;--> statement-breakpoint
-- The digest that waits for somebody already: the next one takes its place too.
UPDATE "mails" SET "collapse_key" = ("data"->>'userId')::uuid
WHERE "id" IN (
  SELECT DISTINCT ON ("data"->>'userId') "id" FROM "mails"
  WHERE "template" = 'missed-messages' AND "state" = 'queued' AND "data" ? 'userId'
  ORDER BY "data"->>'userId', "id" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_waiting" ON "mails" USING btree ("template","collapse_key") WHERE "mails"."state" = 'queued';
