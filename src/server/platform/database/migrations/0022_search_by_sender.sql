-- Searching by whom without reading the rows of all that else is found. It is built under another name: from the DROP on, messages can't be read until the upgrade is over.
CREATE INDEX "messages_in_channel_new" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");--> statement-breakpoint
DROP INDEX "messages_in_channel";--> statement-breakpoint
ALTER INDEX "messages_in_channel_new" RENAME TO "messages_in_channel";
