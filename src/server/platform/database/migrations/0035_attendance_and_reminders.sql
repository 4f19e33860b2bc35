CREATE TABLE "attendance" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"apology" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_meeting_id_starts_at_user_id_pk" PRIMARY KEY("meeting_id","starts_at","user_id"),
	CONSTRAINT "attendance_status" CHECK ("attendance"."status" in ('CAME', 'APOLOGIES', 'ABSENT')),
	CONSTRAINT "attendance_apology" CHECK ("attendance"."apology" is null or ("attendance"."status" = 'APOLOGIES' and length("attendance"."apology") between 1 and 200))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"occasion" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_kind_subject_id_occasion_pk" PRIMARY KEY("user_id","kind","subject_id","occasion"),
	CONSTRAINT "reminders_kind" CHECK ("reminders"."kind" in ('MEETING_DAY', 'MEETING_SOON', 'NO_STEP', 'STEP_DUE', 'STEP_OVERDUE', 'POD_HEALTH'))
);
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_type";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_frequency";--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_user" ON "attendance" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "reminders_created" ON "reminders" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_frequency" CHECK (("notification_settings"."type" = 'MISSED_POD_MESSAGE' and "notification_settings"."frequency" in ('FIVE_MINUTES', 'HOURLY', 'THREE_HOURS', 'SIX_HOURS', 'TWELVE_HOURS', 'DAY', 'WEEKLY', 'NEVER')) or ("notification_settings"."type" = 'MEETING_REMINDER' and "notification_settings"."frequency" in ('BOTH', 'DAY', 'FIFTEEN_MINUTES', 'NEVER')) or ("notification_settings"."type" = 'STEP_REMINDER' and "notification_settings"."frequency" in ('ON', 'OFF')) or ("notification_settings"."type" = 'POD_HEALTH' and "notification_settings"."frequency" in ('WEEKLY', 'NEVER')));