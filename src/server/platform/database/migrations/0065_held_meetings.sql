ALTER TABLE "rounds" DROP CONSTRAINT "rounds_speaker_speaks";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "minute_added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "series_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "held_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "occurrences_latest_held" ON "occurrences" USING btree ("meeting_id","held_until") WHERE "occurrences"."held_until" is not null;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_speaker_speaks" CHECK ("rounds"."speaker_id" is null or "rounds"."begun");--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_held" CHECK (not "occurrences"."skipped" or "occurrences"."held_until" is null);--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_times" CHECK (coalesce("occurrences"."moved_to", "occurrences"."starts_at") < "occurrences"."held_until");