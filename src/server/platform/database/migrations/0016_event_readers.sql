DROP INDEX "events_message_sender";--> statement-breakpoint
DROP INDEX "events_created";--> statement-breakpoint
CREATE INDEX "events_channel" ON "events" USING btree ("channel_id","transaction_id","position") WHERE "events"."channel_id" is not null;--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree (("audience_user_ids"[1]),"transaction_id","position") WHERE cardinality("events"."audience_user_ids") = 1 and "events"."type" <> 'logout';--> statement-breakpoint
CREATE INDEX "events_people" ON "events" USING gin ("audience_user_ids") WITH (fastupdate=false) WHERE cardinality("events"."audience_user_ids") > 1;--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING brin ("created_at") WITH (pages_per_range=32,autosummarize=true);--> statement-breakpoint
-- The log grows all the time at its end: what has come is made known to the indexes and the planner soon, not when the log has grown by a fifth.
ALTER TABLE "events" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- What was said in a channel goes from the log with the channel: the log of somebody's messages is found by the channels they wrote in.
CREATE FUNCTION "channels_take_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM events WHERE channel_id = OLD.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "channels_take_events" AFTER DELETE ON "channels" FOR EACH ROW EXECUTE FUNCTION "channels_take_events"();--> statement-breakpoint
DELETE FROM "events" e WHERE e.channel_id IS NOT NULL AND NOT EXISTS (SELECT FROM "channels" c WHERE c.id = e.channel_id);
