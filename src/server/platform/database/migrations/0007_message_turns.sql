ALTER TABLE "channels" ADD COLUMN "last_message_id" uuid;--> statement-breakpoint
UPDATE "channels" SET "last_message_id" = (
  SELECT "id" FROM "messages" WHERE "channel_id" = "channels"."id" ORDER BY "id" DESC LIMIT 1);
