-- Searching by whom without reading the rows of all that else is found.
DROP INDEX "messages_in_channel";--> statement-breakpoint
CREATE INDEX "messages_in_channel" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");
