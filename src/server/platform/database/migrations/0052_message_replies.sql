-- Unique, so that a reply can refer to a message of its own channel; otherwise as in 0022.
DROP INDEX "messages_in_channel";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_channel" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_reply_to_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","reply_to_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE set null ("reply_to_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_reply_to" ON "messages" USING btree ("reply_to_id") WHERE "messages"."reply_to_id" is not null;
