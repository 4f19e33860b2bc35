-- Unique, so that a reply can refer to a message of its own channel. Built beside the old index, as in 0022, so that
-- messages are read meanwhile; 0053 swaps them.
ALTER TABLE "messages" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_channel_new" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");
