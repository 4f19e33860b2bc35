CREATE TABLE "channel_pins" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	CONSTRAINT "channel_pins_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "channel_pins" ADD CONSTRAINT "channel_pins_channel_id_message_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","message_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE cascade ON UPDATE no action;