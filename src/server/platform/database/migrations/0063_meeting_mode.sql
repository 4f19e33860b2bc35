CREATE TABLE "meeting_notes" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_notes_meeting_id_starts_at_user_id_pk" PRIMARY KEY("meeting_id","starts_at","user_id"),
	CONSTRAINT "meeting_notes_text" CHECK (length("meeting_notes"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "round_turns" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "round_turns_meeting_id_starts_at_user_id_pk" PRIMARY KEY("meeting_id","starts_at","user_id"),
	CONSTRAINT "round_turns_state" CHECK ("round_turns"."state" in ('WAITING', 'DONE', 'SKIPPED'))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"begun" boolean DEFAULT false NOT NULL,
	"speaker_id" uuid,
	"spoke_at" timestamp with time zone,
	"timer_ends_at" timestamp with time zone,
	"timer_left_ms" integer,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rounds_meeting_id_starts_at_pk" PRIMARY KEY("meeting_id","starts_at"),
	CONSTRAINT "rounds_times" CHECK ("rounds"."held_at" < "rounds"."ends_at"),
	CONSTRAINT "rounds_timer" CHECK (num_nonnulls("rounds"."timer_ends_at", "rounds"."timer_left_ms") <= 1),
	CONSTRAINT "rounds_speaker_speaks" CHECK ("rounds"."speaker_id" is null or ("rounds"."begun" and "rounds"."finished_at" is null))
);
--> statement-breakpoint
ALTER TABLE "membership_settings" DROP CONSTRAINT "membership_settings_name";--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_turns" ADD CONSTRAINT "round_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_turns" ADD CONSTRAINT "round_turns_meeting_id_starts_at_rounds_meeting_id_starts_at_fk" FOREIGN KEY ("meeting_id","starts_at") REFERENCES "public"."rounds"("meeting_id","starts_at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_notes_user" ON "meeting_notes" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "round_turns_user" ON "round_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rounds_ends" ON "rounds" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "rounds_speaker" ON "rounds" USING btree ("speaker_id") WHERE "rounds"."speaker_id" is not null;--> statement-breakpoint
CREATE INDEX "next_tiny_steps_pod_closed" ON "next_tiny_steps" USING btree ("pod_id","closed_at");--> statement-breakpoint
ALTER TABLE "membership_settings" ADD CONSTRAINT "membership_settings_name" CHECK ("membership_settings"."name" in ('LeaderAgreementLink', 'ParticipantAgreementLink', 'LeaderTrainingLink', 'ParticipantOnboardingLink', 'ShareWinLink', 'MaxParticipants', 'TurnMinutes'));--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD CONSTRAINT "next_tiny_steps_unconfirmed" CHECK (not "next_tiny_steps"."unconfirmed" or ("next_tiny_steps"."status" <> 'NotSet' and "next_tiny_steps"."closed_at" is null));