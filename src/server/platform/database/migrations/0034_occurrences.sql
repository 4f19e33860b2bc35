CREATE TABLE "occurrences" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"moved_to" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "occurrences_meeting_id_starts_at_pk" PRIMARY KEY("meeting_id","starts_at"),
	CONSTRAINT "occurrences_change" CHECK (not "occurrences"."skipped" or "occurrences"."moved_to" is null),
	CONSTRAINT "occurrences_moved" CHECK ("occurrences"."moved_to" <> "occurrences"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "occurrences_moved_to" ON "occurrences" USING btree ("meeting_id","moved_to");