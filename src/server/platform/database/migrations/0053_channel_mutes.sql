DROP INDEX "messages_in_channel";--> statement-breakpoint
ALTER INDEX "messages_in_channel_new" RENAME TO "messages_in_channel";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_reply_to_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","reply_to_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE set null ("reply_to_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_reply_to" ON "messages" USING btree ("reply_to_id") WHERE "messages"."reply_to_id" is not null;--> statement-breakpoint
CREATE TABLE "channel_mutes" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "channel_mutes_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "channel_mutes" ADD CONSTRAINT "channel_mutes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_mutes" ADD CONSTRAINT "channel_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_mutes_user" ON "channel_mutes" USING btree ("user_id");