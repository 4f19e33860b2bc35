CREATE TABLE "next_starts" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "next_starts" ADD CONSTRAINT "next_starts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whatever changes the times of a meeting makes its next start unknown.
CREATE FUNCTION "meetings_forget_next_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM next_starts WHERE meeting_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "meetings_forget_next_start" AFTER UPDATE OF "timezone", "starts_at", "recurring", "frequency",
  "frequency_period", "weekday", "week_in_month", "paused_from", "paused_to" ON "meetings"
  FOR EACH ROW EXECUTE FUNCTION "meetings_forget_next_start"();--> statement-breakpoint
-- The meeting itself is written, so that a start worked out before is not stored after.
CREATE FUNCTION "occurrences_forget_next_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE meetings SET starts_at = starts_at WHERE id = coalesce(NEW.meeting_id, OLD.meeting_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "occurrences_forget_next_start" AFTER INSERT OR UPDATE OR DELETE ON "occurrences"
  FOR EACH ROW EXECUTE FUNCTION "occurrences_forget_next_start"();--> statement-breakpoint
-- A zone that this server knows; a list by the clocks of an unknown one goes by UTC instead of failing.
CREATE FUNCTION "zone_or_utc"(given text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE given;
  RETURN coalesce(given, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END
$$;
