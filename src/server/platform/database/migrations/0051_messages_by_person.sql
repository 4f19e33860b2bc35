DROP INDEX "message_mentions_user";--> statement-breakpoint
DROP INDEX "message_reactions_user";--> statement-breakpoint
DROP INDEX "messages_sender";--> statement-breakpoint
CREATE INDEX "message_mentions_user" ON "message_mentions" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","id");