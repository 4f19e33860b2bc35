CREATE TABLE "digest_markers" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_message_id" uuid NOT NULL,
	CONSTRAINT "digest_markers_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "digest_search" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	"begun_after" uuid,
	CONSTRAINT "digest_search_only" CHECK ("digest_search"."is_only")
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"look_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "show_previews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "digest_markers" ADD CONSTRAINT "digest_markers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_markers" ADD CONSTRAINT "digest_markers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_markers_user" ON "digest_markers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "digests_look" ON "digests" USING btree ("look_at") WHERE "digests"."look_at" is not null;--> statement-breakpoint
INSERT INTO "digest_search" ("seen", "searched_at", "begun_after") VALUES (pg_current_snapshot()::text, now(), (SELECT "id" FROM "messages" ORDER BY "id" DESC LIMIT 1));
