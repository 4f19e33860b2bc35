CREATE TABLE "announcement_recipients" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "announcement_recipients_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id"),
	CONSTRAINT "announcement_recipients_told" CHECK (("announcement_recipients"."due_at" is null) = ("announcement_recipients"."told_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('EVERYONE', 'LEADERS', 'PODS', 'MEMBERS')),
	CONSTRAINT "announcements_title" CHECK (char_length("announcements"."title") <= 100),
	CONSTRAINT "announcements_text" CHECK (char_length("announcements"."text") <= 5000),
	CONSTRAINT "announcements_withdrawn" CHECK ("announcements"."withdrawn_at" is null or ("announcements"."title" = '' and "announcements"."text" = '')),
	CONSTRAINT "announcements_counts" CHECK ("announcements"."read" >= 0 and "announcements"."told" >= 0 and "announcements"."total" >= "announcements"."told")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_frequency";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_act";--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_recipients_user" ON "announcement_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcement_recipients_created" ON "announcement_recipients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "announcement_recipients_due" ON "announcement_recipients" USING btree ("announcement_id","due_at") WHERE "announcement_recipients"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "announcements_membership" ON "announcements" USING btree ("membership_id","id");--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" USING btree ("author_id") WHERE "announcements"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "announcements_under_way" ON "announcements" USING btree ("id") WHERE "announcements"."told" < "announcements"."total";--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_frequency" CHECK (("notification_settings"."type" = 'MISSED_POD_MESSAGE' and "notification_settings"."frequency" in ('FIVE_MINUTES', 'HOURLY', 'THREE_HOURS', 'SIX_HOURS', 'TWELVE_HOURS', 'DAY', 'WEEKLY', 'NEVER')) or ("notification_settings"."type" = 'MEETING_REMINDER' and "notification_settings"."frequency" in ('BOTH', 'DAY', 'FIFTEEN_MINUTES', 'NEVER')) or ("notification_settings"."type" = 'STEP_REMINDER' and "notification_settings"."frequency" in ('ON', 'OFF')) or ("notification_settings"."type" = 'POD_HEALTH' and "notification_settings"."frequency" in ('WEEKLY', 'NEVER')) or ("notification_settings"."type" = 'ANNOUNCEMENT' and "notification_settings"."frequency" in ('ON', 'OFF')));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_HANDED_OVER', 'BUSINESS_CHANGED', 'STAFF_TWO_FACTOR_REQUIRED', 'STAFF_TWO_FACTOR_OPTIONAL', 'TWO_FACTOR_TURNED_OFF', 'ZOOM_CONNECTED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_INVITED', 'MEMBER_INVITATION_WITHDRAWN', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'MEMBER_EMAIL_CHANGED', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_DECLINED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_PLACED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'ANNOUNCEMENT_SENT', 'ANNOUNCEMENT_WITHDRAWN', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED'));