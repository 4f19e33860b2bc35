CREATE TABLE "message_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"image" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_images_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "message_images_alt" CHECK (char_length("message_images"."alt") <= 300)
);
--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_channel_id_message_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","message_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_images_uploader" ON "message_images" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "message_images_channel" ON "message_images" USING btree ("channel_id","message_id");--> statement-breakpoint
CREATE INDEX "message_images_unsent" ON "message_images" USING btree ("created_at") WHERE "message_images"."message_id" is null;