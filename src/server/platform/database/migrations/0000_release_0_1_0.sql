CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "codes_hash_unique" UNIQUE("hash"),
	CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify', 'reset', 'change-email', 'admin-invite', 'join', 'ticket', 'unsubscribe'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"timezone" text,
	"password_hash" text NOT NULL,
	"verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_bio_length" CHECK (char_length("users"."bio") <= 500)
);
--> statement-breakpoint
CREATE TABLE "business_staff" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_staff_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "business_staff_role" CHECK ("business_staff"."role" in ('owner', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "onboarding_actions" (
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "onboarding_actions_user_id_business_id_action_pk" PRIMARY KEY("user_id","business_id","action"),
	CONSTRAINT "onboarding_actions_action" CHECK ("onboarding_actions"."action" in ('OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'))
);
--> statement-breakpoint
CREATE TABLE "zoom_settings" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"encrypted_secret" text NOT NULL,
	"zoom_user_id" text NOT NULL,
	"account_id" text,
	"verified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_buttons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"form_label" text DEFAULT '' NOT NULL,
	"placement" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_buttons_position" UNIQUE("membership_id","position"),
	CONSTRAINT "custom_buttons_placement" CHECK ("custom_buttons"."placement" in ('VIEW_POD', 'PARTICIPANT_SIGNUP')),
	CONSTRAINT "custom_buttons_label" CHECK (char_length("custom_buttons"."label") between 1 and 25)
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"image" "bytea" NOT NULL,
	"content_type" text NOT NULL,
	"etag" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"leader_status" text DEFAULT 'NONE' NOT NULL,
	"last_active_at" timestamp with time zone,
	"contact_when_new_pod" boolean DEFAULT false NOT NULL,
	CONSTRAINT "members_membership_user" UNIQUE("membership_id","user_id"),
	CONSTRAINT "members_leader_status" CHECK ("members"."leader_status" in ('NONE', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED', 'SIGNED_OFF'))
);
--> statement-breakpoint
CREATE TABLE "membership_features" (
	"membership_id" uuid NOT NULL,
	"name" text NOT NULL,
	"disabled" boolean NOT NULL,
	CONSTRAINT "membership_features_membership_id_name_pk" PRIMARY KEY("membership_id","name"),
	CONSTRAINT "membership_features_name" CHECK ("membership_features"."name" in ('NextTinyStep', 'Chat', 'SelectPodOnSignup'))
);
--> statement-breakpoint
CREATE TABLE "membership_invites" (
	"membership_id" uuid NOT NULL,
	"role" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "membership_invites_membership_id_role_pk" PRIMARY KEY("membership_id","role"),
	CONSTRAINT "membership_invites_code_unique" UNIQUE("code"),
	CONSTRAINT "membership_invites_role" CHECK ("membership_invites"."role" in ('Leader', 'Participant'))
);
--> statement-breakpoint
CREATE TABLE "membership_settings" (
	"membership_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "membership_settings_membership_id_name_pk" PRIMARY KEY("membership_id","name"),
	CONSTRAINT "membership_settings_name" CHECK ("membership_settings"."name" in ('LeaderAgreementLink', 'ParticipantAgreementLink', 'LeaderTrainingLink', 'ParticipantOnboardingLink', 'ShareWinLink', 'MaxParticipants'))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"community_url" text DEFAULT '' NOT NULL,
	"support_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leader_pods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leader_pods_meeting_id_unique" UNIQUE("meeting_id")
);
--> statement-breakpoint
CREATE TABLE "leader_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pod_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"asked_by" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "leader_transfers_state" CHECK ("leader_transfers"."state" in ('open', 'accepted', 'declined', 'replaced', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"name" text NOT NULL,
	"timezone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"recurring" boolean NOT NULL,
	"frequency" integer NOT NULL,
	"frequency_period" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"weekday" text,
	"week_in_month" text,
	"link" text NOT NULL,
	"third_party_meeting_id" text,
	"paused_from" timestamp with time zone,
	"paused_to" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_frequency" CHECK ("meetings"."frequency" > 0),
	CONSTRAINT "meetings_duration" CHECK ("meetings"."duration_minutes" > 0),
	CONSTRAINT "meetings_period" CHECK ("meetings"."frequency_period" in ('Day', 'Week', 'Month')),
	CONSTRAINT "meetings_weekday" CHECK ("meetings"."weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
	CONSTRAINT "meetings_week_in_month" CHECK ("meetings"."week_in_month" in ('First', 'Second', 'Third', 'Fourth', 'Last')),
	CONSTRAINT "meetings_pause" CHECK (("meetings"."paused_from" is null) = ("meetings"."paused_to" is null) and ("meetings"."paused_from" is null or "meetings"."paused_from" < "meetings"."paused_to"))
);
--> statement-breakpoint
CREATE TABLE "pod_members" (
	"pod_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pod_members_pod_id_user_id_pk" PRIMARY KEY("pod_id","user_id"),
	CONSTRAINT "pod_members_role" CHECK ("pod_members"."role" in ('leader', 'participant'))
);
--> statement-breakpoint
CREATE TABLE "pods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"name" text NOT NULL,
	"max_participants" integer NOT NULL,
	"meeting_id" uuid NOT NULL,
	"assistant_user_id" uuid,
	"assistant_confirmed_at" timestamp with time zone,
	"assistant_link" text,
	"waitlist_notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pods_meeting_id_unique" UNIQUE("meeting_id"),
	CONSTRAINT "pods_id_membership" UNIQUE("id","membership_id"),
	CONSTRAINT "pods_max_participants" CHECK ("pods"."max_participants" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pod_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_join_new_pod" boolean NOT NULL,
	"consent_to_be_new_pod_leader" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_pod_user" UNIQUE("pod_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "next_tiny_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"pod_id" uuid,
	"pod_name" text NOT NULL,
	"membership_id" uuid,
	"goal" text,
	"description" text,
	"commitment_date" timestamp with time zone,
	"status" text DEFAULT 'NotSet' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "next_tiny_steps_status" CHECK ("next_tiny_steps"."status" in ('NotSet', 'InProgress', 'NotDone', 'Done')),
	CONSTRAINT "next_tiny_steps_fields" CHECK (num_nonnulls("next_tiny_steps"."goal", "next_tiny_steps"."description", "next_tiny_steps"."commitment_date") = case when "next_tiny_steps"."status" = 'NotSet' then 0 else 3 end)
);
--> statement-breakpoint
CREATE TABLE "channel_reads" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_message_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_reads_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"pod_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channels_pod_id_unique" UNIQUE("pod_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"sender_id" uuid,
	"content" text NOT NULL,
	"client_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "messages_client" UNIQUE("channel_id","sender_id","client_id"),
	CONSTRAINT "messages_length" CHECK (char_length("messages"."content") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"calendar" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "notification_settings_user_id_type_pk" PRIMARY KEY("user_id","type"),
	CONSTRAINT "notification_settings_type" CHECK ("notification_settings"."type" in ('MISSED_POD_MESSAGE')),
	CONSTRAINT "notification_settings_frequency" CHECK ("notification_settings"."frequency" in ('FIVE_MINUTES', 'HOURLY', 'THREE_HOURS', 'SIX_HOURS', 'TWELVE_HOURS', 'DAY', 'WEEKLY', 'NEVER'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"membership_id" uuid,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"action_type" text NOT NULL,
	"primary_display_name" text,
	"primary_action_url" text,
	"secondary_display_name" text,
	"secondary_action_url" text,
	"external_link" boolean DEFAULT false NOT NULL,
	"primary_icon" text,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	"for_staff" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notifications_action_type" CHECK ("notifications"."action_type" in ('ACKNOWLEDGE', 'DISMISSIBLE_ACTION', 'ACTION', 'CHOICE'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"audience_user_ids" uuid[],
	"channel_id" uuid,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_audience" CHECK (num_nonnulls("events"."audience_user_ids", "events"."channel_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "business_staff" ADD CONSTRAINT "business_staff_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "business_staff" ADD CONSTRAINT "business_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_actions" ADD CONSTRAINT "onboarding_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_actions" ADD CONSTRAINT "onboarding_actions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "zoom_settings" ADD CONSTRAINT "zoom_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_buttons" ADD CONSTRAINT "custom_buttons_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_features" ADD CONSTRAINT "membership_features_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_invites" ADD CONSTRAINT "membership_invites_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_settings" ADD CONSTRAINT "membership_settings_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_pods" ADD CONSTRAINT "leader_pods_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_pods" ADD CONSTRAINT "leader_pods_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_transfers" ADD CONSTRAINT "leader_transfers_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_transfers" ADD CONSTRAINT "leader_transfers_participant_id_users_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leader_transfers" ADD CONSTRAINT "leader_transfers_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_pod_id_membership_id_pods_id_membership_id_fk" FOREIGN KEY ("pod_id","membership_id") REFERENCES "public"."pods"("id","membership_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_membership_id_user_id_members_membership_id_user_id_fk" FOREIGN KEY ("membership_id","user_id") REFERENCES "public"."members"("membership_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_assistant_user_id_users_id_fk" FOREIGN KEY ("assistant_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_pod_id_membership_id_pods_id_membership_id_fk" FOREIGN KEY ("pod_id","membership_id") REFERENCES "public"."pods"("id","membership_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_membership_id_user_id_members_membership_id_user_id_fk" FOREIGN KEY ("membership_id","user_id") REFERENCES "public"."members"("membership_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD CONSTRAINT "next_tiny_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD CONSTRAINT "next_tiny_steps_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD CONSTRAINT "next_tiny_steps_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_reads" ADD CONSTRAINT "channel_reads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_reads" ADD CONSTRAINT "channel_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_pod_id_membership_id_pods_id_membership_id_fk" FOREIGN KEY ("pod_id","membership_id") REFERENCES "public"."pods"("id","membership_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "codes_user_purpose" ON "codes" USING btree ("user_id","purpose");
--> statement-breakpoint
CREATE INDEX "codes_expires" ON "codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "business_staff_one_owner" ON "business_staff" USING btree ("business_id") WHERE "business_staff"."role" = 'owner';
--> statement-breakpoint
CREATE INDEX "business_staff_user" ON "business_staff" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "memberships_business" ON "memberships" USING btree ("business_id");
--> statement-breakpoint
CREATE INDEX "leader_pods_membership" ON "leader_pods" USING btree ("membership_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "leader_transfers_one_open" ON "leader_transfers" USING btree ("pod_id") WHERE "leader_transfers"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "leader_transfers_participant" ON "leader_transfers" USING btree ("participant_id");
--> statement-breakpoint
CREATE INDEX "meetings_membership" ON "meetings" USING btree ("membership_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pod_members_one_leader" ON "pod_members" USING btree ("pod_id") WHERE "pod_members"."role" = 'leader';
--> statement-breakpoint
CREATE UNIQUE INDEX "pod_members_one_as_participant" ON "pod_members" USING btree ("membership_id","user_id") WHERE "pod_members"."role" = 'participant';
--> statement-breakpoint
CREATE UNIQUE INDEX "pod_members_one_as_leader" ON "pod_members" USING btree ("membership_id","user_id") WHERE "pod_members"."role" = 'leader';
--> statement-breakpoint
CREATE INDEX "pod_members_user" ON "pod_members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "pods_membership" ON "pods" USING btree ("membership_id");
--> statement-breakpoint
CREATE INDEX "waitlist_entries_user" ON "waitlist_entries" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "next_tiny_steps_one_current" ON "next_tiny_steps" USING btree ("pod_id","user_id") WHERE "next_tiny_steps"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "next_tiny_steps_user" ON "next_tiny_steps" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "next_tiny_steps_pod" ON "next_tiny_steps" USING btree ("pod_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "channels_one_for_leaders" ON "channels" USING btree ("membership_id") WHERE "channels"."pod_id" is null;
--> statement-breakpoint
CREATE INDEX "channels_membership" ON "channels" USING btree ("membership_id");
--> statement-breakpoint
CREATE INDEX "messages_channel" ON "messages" USING btree ("channel_id","id");
--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id");
--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'queued';
--> statement-breakpoint
CREATE INDEX "notifications_open" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."dismissed_at" is null;
--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject") WHERE "notifications"."dismissed_at" is null;
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "events_transaction" ON "events" USING btree ("transaction_id","position");
--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "onboarding_actions_business" ON "onboarding_actions" USING btree ("business_id");
--> statement-breakpoint
CREATE INDEX "leader_transfers_asked_by" ON "leader_transfers" USING btree ("asked_by");
--> statement-breakpoint
CREATE INDEX "meetings_paused_to" ON "meetings" USING btree ("paused_to") WHERE "meetings"."paused_to" is not null;
--> statement-breakpoint
CREATE INDEX "pods_assistant" ON "pods" USING btree ("assistant_user_id");
--> statement-breakpoint
CREATE INDEX "waitlist_entries_membership" ON "waitlist_entries" USING btree ("membership_id");
--> statement-breakpoint
CREATE INDEX "next_tiny_steps_membership" ON "next_tiny_steps" USING btree ("membership_id");
--> statement-breakpoint
CREATE INDEX "channel_reads_user" ON "channel_reads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notifications_membership" ON "notifications" USING btree ("membership_id");
