-- What a search compares: in lower case, without accents, and with plain quotation marks. Most texts have nothing but ASCII.
CREATE FUNCTION "fold_text"(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE WHEN octet_length(given) = char_length(given) THEN lower(given) ELSE
    replace(replace(replace(translate(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
      'øłđħŧı‘’ʼ“”„', 'oldhti''''''"""'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END;--> statement-breakpoint
CREATE TABLE "message_mentions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "message_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "message_reactions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "message_reactions_message_id_user_id_emoji_pk" PRIMARY KEY("message_id","user_id","emoji"),
	CONSTRAINT "message_reactions_emoji" CHECK ("message_reactions"."emoji" in ('👍', '❤️', '🎉', '💪', '🙏', '😂'))
);
--> statement-breakpoint
DROP INDEX "messages_channel";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content_key" text GENERATED ALWAYS AS (case when octet_length(content) <= 2000 and octet_length(fold_text(content)) <= 2000 then fold_text(content) end) STORED;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_mentions_user" ON "message_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_in_channel" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key");--> statement-breakpoint
-- An index alone is read where pages are known to be visible to all: that is to be noticed of new ones soon, too.
ALTER TABLE "messages" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
CREATE INDEX "messages_removed_by" ON "messages" USING btree ("removed_by") WHERE "messages"."removed_by" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed" CHECK ("messages"."removed_at" is null or ("messages"."content" = '' and "messages"."edited_at" is null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed_by" CHECK ("messages"."removed_by" is null or "messages"."removed_at" is not null);