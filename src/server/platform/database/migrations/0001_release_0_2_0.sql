CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The order of names in every language, with numbers by value. Named wherever it is used, since the database may have any
-- locale.
CREATE COLLATION "name_order" (provider = icu, locale = 'und-u-kn-true');
--> statement-breakpoint
-- What searches compare, whatever the locale: lower case, without accents, with letters, quotation marks and hyphens that
-- are written in several ways written in one. Most texts are plain ASCII.
CREATE FUNCTION "fold_text"(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE WHEN octet_length(given) = char_length(given) THEN lower(given COLLATE "C") COLLATE "default" ELSE
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD),
        '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7'
        '\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED'
        '\u0711\u0730-\u074A\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF'
        '\u115F\u1160\u180B-\u180F'
        '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF'
        '\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000E0000-\U000E0FFF]',
        '', 'g') COLLATE "name_order") COLLATE "default",
      'øłđðħŧŋıɓɗƙƴɛɔςٱىیکةہە‘’ʼʻ׳“”„״‐–—',
      'olddhtnibdkyeoσاييكههه''''''''''""""---'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END;
--> statement-breakpoint
-- The form in which addresses are compared: without regard to case, whatever the locale. A final sigma is a sigma.
CREATE FUNCTION "fold_email"(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE WHEN octet_length(given) = char_length(given) THEN lower(given COLLATE "C") COLLATE "default" ELSE
    replace(replace(lower(given COLLATE "name_order") COLLATE "default", U&'i\0307', 'i'), 'ς', 'σ') END;
--> statement-breakpoint
-- Sorting by the clock of a time zone that the server doesn't know uses UTC instead of failing.
CREATE FUNCTION "zone_or_utc"(given text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE given;
  RETURN coalesce(given, 'UTC');
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END
$$;
--> statement-breakpoint
-- Names lose the characters that turn the direction of the text after them, and are composed. One that is nothing else
-- becomes a question mark, since a name can't be empty.
UPDATE "users" SET "first_name" = normalize(coalesce(nullif(btrim(regexp_replace("first_name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?'), NFC),
  "last_name" = normalize(coalesce(nullif(btrim(regexp_replace("last_name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?'), NFC)
WHERE "first_name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "first_name" IS NOT NFC NORMALIZED
  OR "last_name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "last_name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "businesses" SET "name" = normalize(coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?'), NFC)
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "memberships" SET "name" = normalize(coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?'), NFC)
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "pods" SET "name" = normalize(coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?'), NFC)
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
-- The names in registrations that wait for their confirmation.
UPDATE "codes" SET "payload" = regexp_replace("payload"::text, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')::jsonb
WHERE "payload"::text ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";
--> statement-breakpoint
ALTER TABLE "onboarding_actions" DROP CONSTRAINT "onboarding_actions_action";
--> statement-breakpoint
ALTER TABLE "membership_settings" DROP CONSTRAINT "membership_settings_name";
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_type";
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_frequency";
--> statement-breakpoint
DROP INDEX "users_email_key";
--> statement-breakpoint
DROP INDEX "pods_membership";
--> statement-breakpoint
DROP INDEX "messages_channel";
--> statement-breakpoint
DROP INDEX "codes_expires";
--> statement-breakpoint
DROP INDEX "messages_sender";
--> statement-breakpoint
DROP INDEX "notifications_subject";
--> statement-breakpoint
DROP INDEX "events_created";
--> statement-breakpoint
ALTER TABLE "channel_reads" DROP COLUMN "read_at";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "external_link";
--> statement-breakpoint
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
	"minute_added_at" timestamp with time zone,
	"timer_left_ms" integer,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rounds_meeting_id_starts_at_pk" PRIMARY KEY("meeting_id","starts_at"),
	CONSTRAINT "rounds_times" CHECK ("rounds"."held_at" < "rounds"."ends_at"),
	CONSTRAINT "rounds_timer" CHECK (num_nonnulls("rounds"."timer_ends_at", "rounds"."timer_left_ms") <= 1),
	CONSTRAINT "rounds_speaker_speaks" CHECK ("rounds"."speaker_id" is null or "rounds"."begun")
);
--> statement-breakpoint
CREATE TABLE "account_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name" CHECK ("passkeys"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'),
	CONSTRAINT "passkeys_name_length" CHECK (char_length("passkeys"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "email_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"email" text NOT NULL,
	"normal_email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"pod_id" uuid,
	"invited_by" uuid,
	"code_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "email_invitations_address" UNIQUE("membership_id","normal_email"),
	CONSTRAINT "email_invitations_role" CHECK ("email_invitations"."role" in ('Leader', 'Participant')),
	CONSTRAINT "email_invitations_sent" CHECK (("email_invitations"."sent_at" is null) = ("email_invitations"."code_hash" is null)),
	CONSTRAINT "email_invitations_name" CHECK ("email_invitations"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]')
);
--> statement-breakpoint
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
CREATE TABLE "attendance" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"apology" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_meeting_id_starts_at_user_id_pk" PRIMARY KEY("meeting_id","starts_at","user_id"),
	CONSTRAINT "attendance_status" CHECK ("attendance"."status" in ('CAME', 'APOLOGIES', 'ABSENT')),
	CONSTRAINT "attendance_apology" CHECK (length("attendance"."apology") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "next_starts" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL,
	"moved_to" timestamp with time zone,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "occurrences_meeting_id_starts_at_pk" PRIMARY KEY("meeting_id","starts_at"),
	CONSTRAINT "occurrences_change" CHECK (not "occurrences"."skipped" or "occurrences"."moved_to" is null),
	CONSTRAINT "occurrences_moved" CHECK ("occurrences"."moved_to" <> "occurrences"."starts_at"),
	CONSTRAINT "occurrences_held" CHECK (not "occurrences"."skipped" or "occurrences"."held_until" is null),
	CONSTRAINT "occurrences_times" CHECK (coalesce("occurrences"."moved_to", "occurrences"."starts_at") < "occurrences"."held_until")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "step_cheers" (
	"step_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_cheers_step_id_user_id_pk" PRIMARY KEY("step_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "step_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_comments_text" CHECK (length("step_comments"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "channel_mutes" (
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "channel_mutes_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channel_pins" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	CONSTRAINT "channel_pins_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "message_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"image" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_images_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "message_images_alt" CHECK (char_length("message_images"."alt") <= 300)
);
--> statement-breakpoint
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
CREATE TABLE "answered_requests" (
	"user_id" uuid,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_requests_key" UNIQUE NULLS NOT DISTINCT("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"person_id" uuid,
	"membership_id" uuid,
	"membership_name" text,
	"pod_id" uuid,
	"pod_name" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"detail" text,
	"api_key_name" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_HANDED_OVER', 'BUSINESS_CHANGED', 'STAFF_TWO_FACTOR_REQUIRED', 'STAFF_TWO_FACTOR_OPTIONAL', 'TWO_FACTOR_TURNED_OFF', 'ZOOM_CONNECTED', 'SIGN_ON_CHANGED', 'SIGN_ON_REMOVED', 'API_KEY_CREATED', 'API_KEY_REVOKED', 'WEBHOOK_CREATED', 'WEBHOOK_CHANGED', 'WEBHOOK_SECRET_REPLACED', 'WEBHOOK_DELETED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_INVITED', 'MEMBER_INVITATION_WITHDRAWN', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'MEMBER_EMAIL_CHANGED', 'LOGIN_LINK_SENT', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_DECLINED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_PLACED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'ANNOUNCEMENT_SENT', 'ANNOUNCEMENT_WITHDRAWN', 'REPORT_DECIDED', 'TERMS_PUBLISHED', 'TERMS_WITHDRAWN', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED')),
	CONSTRAINT "audit_entries_membership" CHECK (("audit_entries"."membership_id" is null) = ("audit_entries"."membership_name" is null)),
	CONSTRAINT "audit_entries_pod" CHECK (("audit_entries"."pod_id" is null) = ("audit_entries"."pod_name" is null))
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"restored_at" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_action_rows" (
	"bulk_action_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	CONSTRAINT "bulk_action_rows_bulk_action_id_position_pk" PRIMARY KEY("bulk_action_id","position"),
	CONSTRAINT "bulk_action_rows_outcome" CHECK ("bulk_action_rows"."outcome" in ('REFUSED', 'PENDING', 'DONE')),
	CONSTRAINT "bulk_action_rows_reason" CHECK (("bulk_action_rows"."outcome" = 'REFUSED') = ("bulk_action_rows"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to_pod_id" uuid,
	"to_pod_name" text,
	"started_by" uuid,
	"address" text,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('REMOVE_MEMBERS', 'DISABLE_MEMBERS', 'ENABLE_MEMBERS', 'MOVE_MEMBERS', 'DELETE_PODS', 'EMPTY_MEMBERSHIP', 'INVITE_PEOPLE')),
	CONSTRAINT "bulk_actions_state" CHECK ("bulk_actions"."state" in ('RUNNING', 'FINISHED', 'STOPPED')),
	CONSTRAINT "bulk_actions_finished" CHECK (("bulk_actions"."state" = 'RUNNING') = ("bulk_actions"."finished_at" is null)),
	CONSTRAINT "bulk_actions_address" CHECK ("bulk_actions"."state" = 'RUNNING' or "bulk_actions"."address" is null)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "end_announced_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_id" uuid;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_secret" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_step" bigint;
--> statement-breakpoint
ALTER TABLE "business_staff" ADD COLUMN "set_up_put_away_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "staff_two_factor" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "onboarding_actions" ADD COLUMN "deferred_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_name_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_name_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_name_order" text collate "name_order" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_name_order" text collate "name_order" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "link_request" uuid;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "link_replaces" text;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "link_tried_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "series_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "held_before" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "look_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "remind_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "nudged_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "last_message_id" uuid;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "mentions_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content_key" text GENERATED ALWAYS AS (case when octet_length(content) <= 2000 and octet_length(fold_text(content)) <= 2000 then fold_text(content) end) STORED;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to_id" uuid;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_by" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_for" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_user_id" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "collapse_key" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "says" text;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "show_previews" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "names" jsonb;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "needs_answer" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "data" jsonb;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dismissal_id" uuid;
--> statement-breakpoint
-- Devices of 0.1.0 belong to no session; the browser subscribes again when Stepwell is opened.
DELETE FROM "push_subscriptions";
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid NOT NULL;
--> statement-breakpoint
-- A login ends when it would have, unless it is used before.
UPDATE "sessions" SET "last_used_at" = "created_at";
--> statement-breakpoint
UPDATE "channels" SET "last_message_id" = (
  SELECT "id" FROM "messages" WHERE "channel_id" = "channels"."id" ORDER BY "id" DESC LIMIT 1);
--> statement-breakpoint
UPDATE "members" SET "first_name_key" = fold_text(u.first_name), "last_name_key" = fold_text(u.last_name),
    "email_key" = fold_text(u.email), "first_name_order" = u.first_name || E'\t' || u.last_name,
    "last_name_order" = u.last_name || E'\t' || u.first_name
  FROM "users" u WHERE u.id = "members"."user_id";
--> statement-breakpoint
UPDATE "meetings" SET "look_at" = now();
--> statement-breakpoint
-- Steps under way are due a reminder a day before their dates, or the morning after nearer ones.
UPDATE "next_tiny_steps" SET "remind_at" = CASE
  WHEN "commitment_date" - interval '24 hours' >= now() THEN "commitment_date" - interval '24 hours'
  ELSE "commitment_date" + interval '1 millisecond' END
WHERE "status" = 'InProgress' AND "closed_at" IS NULL AND "commitment_date" > now();
--> statement-breakpoint
-- Notifications keep the words of 0.1.0, but for people in bold, who are members of the membership or its staff: their
-- names are stored apart, by user id.
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT DISTINCT ON (said."id", said."bold") said."id", said."bold", person."user_id", person."name"
    FROM (
      SELECT "id", "membership_id", (regexp_matches("message", '<b>[^<]*</b>', 'g'))[1] AS "bold"
      FROM "notifications" WHERE "membership_id" IS NOT NULL
    ) said
    JOIN (
      SELECT place."membership_id", u."id" AS "user_id", u."first_name" || ' ' || u."last_name" AS "name",
        '<b>' || replace(replace(replace(replace(replace(
        u."first_name" || ' ' || u."last_name",
        '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;') || '</b>' AS "bold"
      FROM "users" u JOIN (
        SELECT "membership_id", "user_id" FROM "members"
        UNION SELECT m."id", s."user_id" FROM "memberships" m JOIN "business_staff" s ON s."business_id" = m."business_id"
      ) place ON place."user_id" = u."id"
    ) person ON person."membership_id" = said."membership_id" AND person."bold" = said."bold"
    ORDER BY said."id", said."bold", person."user_id"
  LOOP
    UPDATE "notifications" SET "message" = replace("message", named."bold", '{' || named."user_id" || '}'),
      "names" = coalesce("names", '{}') || jsonb_build_object(named."user_id", named."name")
    WHERE "id" = named."id";
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE "notifications" SET "needs_answer" = true WHERE "action_type" IN ('ACTION', 'CHOICE') OR "kind" IN ('transfer-offered', 'assistant-asked');
--> statement-breakpoint
-- Gives notifications that a pod has no leader their subject, and ends those whose pod is led or gone.
UPDATE "notifications" SET "subject" = 'without-leader:' || substring("primary_action_url" from 'p=([0-9a-f-]{36})')
WHERE "kind" = 'pod-without-leader' AND "subject" IS NULL;
--> statement-breakpoint
UPDATE "notifications" SET "dismissed_at" = coalesce("dismissed_at", now()), "dismissal_id" = NULL
WHERE "kind" = 'pod-without-leader' AND ("dismissed_at" IS NULL OR "dismissal_id" IS NOT NULL) AND NOT EXISTS (
  SELECT FROM "pods" WHERE "subject" = 'without-leader:' || "pods"."id" AND NOT EXISTS (
    SELECT FROM "pod_members" WHERE "pod_members"."pod_id" = "pods"."id" AND "pod_members"."role" = 'leader'));
--> statement-breakpoint
UPDATE "notifications" SET "data" = jsonb_strip_nulls(jsonb_build_object(
  'html', regexp_replace("message", '<br /><i>[^<]*</i>', ''),
  'quote', replace(replace(replace(replace(replace(
    substring("message" from '<br /><i>([^<]*)</i>'),
    '&#39;', ''''), '&quot;', '"'), '&gt;', '>'), '&lt;', '<'), '&amp;', '&'),
  'primary', "primary_display_name", 'primaryUrl', "primary_action_url",
  'secondary', "secondary_display_name", 'secondaryUrl', "secondary_action_url", 'icon', "primary_icon"));
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "data" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "message";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "primary_display_name";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "primary_action_url";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "secondary_display_name";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "secondary_action_url";
--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "primary_icon";
--> statement-breakpoint
-- Queued emails about meetings get the join link, which never changes.
UPDATE "mails" SET "data" = "data" || jsonb_build_object(
  'link', substring("data"->>'podLink' from '^https?://[^/]+') || '/j/' || split_part("data"->>'uid', '@', 1))
WHERE "template" = 'meeting' AND "state" = 'queued' AND "data" ? 'podLink';
--> statement-breakpoint
INSERT INTO "digest_search" ("seen", "searched_at", "begun_after") VALUES (pg_current_snapshot()::text, now(), (SELECT "id" FROM "messages" ORDER BY "id" DESC LIMIT 1));
--> statement-breakpoint
-- The events of channels that are gone.
DELETE FROM "events" e WHERE e.channel_id IS NOT NULL AND NOT EXISTS (SELECT FROM "channels" c WHERE c.id = e.channel_id);
--> statement-breakpoint
CREATE INDEX "meeting_notes_user" ON "meeting_notes" USING btree ("user_id","starts_at");
--> statement-breakpoint
CREATE INDEX "round_turns_user" ON "round_turns" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "rounds_ends" ON "rounds" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "rounds_speaker" ON "rounds" USING btree ("speaker_id") WHERE "rounds"."speaker_id" is not null;
--> statement-breakpoint
CREATE INDEX "email_invitations_membership" ON "email_invitations" USING btree ("membership_id","sent_at","id");
--> statement-breakpoint
CREATE INDEX "email_invitations_expires" ON "email_invitations" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "email_invitations_by" ON "email_invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "announcement_recipients_user" ON "announcement_recipients" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "announcement_recipients_created" ON "announcement_recipients" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "announcement_recipients_due" ON "announcement_recipients" USING btree ("announcement_id","due_at") WHERE "announcement_recipients"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "announcements_membership" ON "announcements" USING btree ("membership_id","id");
--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" USING btree ("author_id") WHERE "announcements"."author_id" is not null;
--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "announcements_under_way" ON "announcements" USING btree ("id") WHERE "announcements"."told" < "announcements"."total";
--> statement-breakpoint
CREATE INDEX "attendance_user" ON "attendance" USING btree ("user_id","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "occurrences_moved_to" ON "occurrences" USING btree ("meeting_id","moved_to");
--> statement-breakpoint
CREATE INDEX "occurrences_latest_held" ON "occurrences" USING btree ("meeting_id","held_until") WHERE "occurrences"."held_until" is not null;
--> statement-breakpoint
CREATE INDEX "step_cheers_user" ON "step_cheers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "step_comments_step" ON "step_comments" USING btree ("step_id","id");
--> statement-breakpoint
CREATE INDEX "step_comments_user" ON "step_comments" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "channel_mutes_user" ON "channel_mutes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "message_images_uploader" ON "message_images" USING btree ("uploader_id");
--> statement-breakpoint
CREATE INDEX "message_images_channel" ON "message_images" USING btree ("channel_id","message_id");
--> statement-breakpoint
CREATE INDEX "message_images_unsent" ON "message_images" USING btree ("created_at") WHERE "message_images"."message_id" is null;
--> statement-breakpoint
CREATE INDEX "message_mentions_user" ON "message_mentions" USING btree ("user_id","message_id");
--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id","message_id");
--> statement-breakpoint
CREATE INDEX "reminders_created" ON "reminders" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "digest_markers_user" ON "digest_markers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "digests_look" ON "digests" USING btree ("look_at") WHERE "digests"."look_at" is not null;
--> statement-breakpoint
CREATE INDEX "answered_requests_created" ON "answered_requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_business" ON "audit_entries" USING btree ("business_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("business_id","act","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("business_id","actor_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("business_id","person_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_address" ON "audit_entries" USING btree ("actor_id") WHERE "audit_entries"."address" is not null;
--> statement-breakpoint
CREATE INDEX "bulk_action_rows_outcome" ON "bulk_action_rows" USING btree ("bulk_action_id","outcome","position");
--> statement-breakpoint
CREATE INDEX "bulk_action_rows_user" ON "bulk_action_rows" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "bulk_actions_membership" ON "bulk_actions" USING btree ("membership_id","started_at","id");
--> statement-breakpoint
CREATE INDEX "bulk_actions_started" ON "bulk_actions" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "bulk_actions_by" ON "bulk_actions" USING btree ("started_by");
--> statement-breakpoint
CREATE INDEX "bulk_actions_to_pod" ON "bulk_actions" USING btree ("to_pod_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_actions_running" ON "bulk_actions" USING btree ("membership_id") WHERE "bulk_actions"."state" = 'RUNNING';
--> statement-breakpoint
CREATE INDEX "codes_registrations" ON "codes" USING btree ("expires_at") WHERE "codes"."purpose" = 'verify';
--> statement-breakpoint
CREATE INDEX "codes_used" ON "codes" USING btree ("used_at") WHERE "codes"."used_at" is not null and "codes"."purpose" <> 'step-answer';
--> statement-breakpoint
CREATE INDEX "codes_waiting" ON "codes" USING btree (("payload" -> 'purpose' ->> 'membershipId')) WHERE "codes"."purpose" in ('verify', 'join') and "codes"."used_at" is null;
--> statement-breakpoint
CREATE INDEX "codes_email_changes" ON "codes" USING btree ("created_at") WHERE "codes"."purpose" = 'change-email' and "codes"."used_at" is null;
--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;
--> statement-breakpoint
CREATE INDEX "throttles_resets" ON "throttles" USING btree ("resets_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (fold_email("email"));
--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."verified_at" is null;
--> statement-breakpoint
CREATE INDEX "members_first_name" ON "members" USING btree ("membership_id","first_name_order","id");
--> statement-breakpoint
CREATE INDEX "members_last_name" ON "members" USING btree ("membership_id","last_name_order","id");
--> statement-breakpoint
CREATE INDEX "members_joined" ON "members" USING btree ("membership_id","joined_at","id");
--> statement-breakpoint
CREATE INDEX "members_last_active" ON "members" USING btree ("membership_id",coalesce("last_active_at", '-infinity'),"id");
--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (("first_name_key" || ' ' || "last_name_key") gin_trgm_ops,"email_key" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "members_leaders" ON "members" USING btree ("membership_id","first_name_order","id") WHERE "members"."leader_status" in ('APPROVED', 'SIGNED_OFF') and "members"."disabled_at" is null;
--> statement-breakpoint
CREATE INDEX "members_applicants" ON "members" USING btree ("membership_id","first_name_order","id") WHERE "members"."leader_status" = 'PENDING_APPROVAL' and "members"."disabled_at" is null;
--> statement-breakpoint
CREATE INDEX "leader_transfers_pod" ON "leader_transfers" USING btree ("pod_id");
--> statement-breakpoint
CREATE INDEX "leader_transfers_decided" ON "leader_transfers" USING btree ("decided_at") WHERE "leader_transfers"."decided_at" is not null;
--> statement-breakpoint
CREATE INDEX "meetings_look_at" ON "meetings" USING btree ("look_at") WHERE "meetings"."look_at" is not null;
--> statement-breakpoint
CREATE INDEX "meetings_third_party" ON "meetings" USING btree ("third_party_meeting_id") WHERE "meetings"."third_party_meeting_id" is not null;
--> statement-breakpoint
CREATE INDEX "pod_members_membership" ON "pod_members" USING btree ("membership_id","pod_id","user_id");
--> statement-breakpoint
CREATE INDEX "pods_name" ON "pods" USING btree ("membership_id","name" collate "name_order","id");
--> statement-breakpoint
CREATE INDEX "pods_search" ON "pods" USING gin (fold_text("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "waitlist_entries_queue" ON "waitlist_entries" USING btree ("pod_id","id");
--> statement-breakpoint
CREATE INDEX "next_tiny_steps_pod_closed" ON "next_tiny_steps" USING btree ("pod_id","closed_at");
--> statement-breakpoint
CREATE INDEX "next_tiny_steps_remind" ON "next_tiny_steps" USING btree ("remind_at") WHERE "next_tiny_steps"."remind_at" is not null and "next_tiny_steps"."status" = 'InProgress' and "next_tiny_steps"."closed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_channel" ON "messages" USING btree ("channel_id","id") INCLUDE ("content_key","sender_id");
--> statement-breakpoint
CREATE INDEX "messages_reply_to" ON "messages" USING btree ("reply_to_id") WHERE "messages"."reply_to_id" is not null;
--> statement-breakpoint
CREATE INDEX "messages_removed_by" ON "messages" USING btree ("removed_by") WHERE "messages"."removed_by" is not null;
--> statement-breakpoint
CREATE INDEX "kept_mails_created" ON "kept_mails" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("held_for") WHERE "mails"."held_for" is not null;
--> statement-breakpoint
CREATE INDEX "mails_over" ON "mails" USING btree ("created_at") WHERE "mails"."state" <> 'queued';
--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_address","template","created_at");
--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about","created_at") WHERE "mails"."about" is not null;
--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("template") WHERE "mails"."state" = 'failed';
--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_waiting" ON "mails" USING btree ("template","collapse_key") WHERE "mails"."state" = 'queued';
--> statement-breakpoint
CREATE INDEX "notification_settings_pod_health" ON "notification_settings" USING btree ("user_id") WHERE "notification_settings"."type" = 'POD_HEALTH' and "notification_settings"."frequency" = 'WEEKLY';
--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notifications_dismissal" ON "notifications" USING btree ("dismissal_id") WHERE "notifications"."dismissal_id" is not null;
--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("group_key","user_id") WHERE "notifications"."group_key" is not null and ("notifications"."dismissed_at" is null or "notifications"."dismissal_id" is not null);
--> statement-breakpoint
CREATE INDEX "notifications_dismissed" ON "notifications" USING btree ("dismissed_at") WHERE "notifications"."dismissed_at" is not null;
--> statement-breakpoint
CREATE INDEX "notifications_told" ON "notifications" USING btree ("created_at") WHERE "notifications"."dismissed_at" is null and not "notifications"."needs_answer";
--> statement-breakpoint
CREATE INDEX "notifications_names" ON "notifications" USING gin ("names");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "events_channel" ON "events" USING btree ("channel_id","transaction_id","position") WHERE "events"."channel_id" is not null;
--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree (("audience_user_ids"[1]),"transaction_id","position") WHERE cardinality("events"."audience_user_ids") = 1 and "events"."type" <> 'logout';
--> statement-breakpoint
CREATE INDEX "events_message" ON "events" USING btree ((("payload" -> 'message' ->> 'id')::uuid)) WHERE "events"."type" = 'message';
--> statement-breakpoint
CREATE INDEX "events_people" ON "events" USING gin ("audience_user_ids") WITH (fastupdate=false) WHERE cardinality("events"."audience_user_ids") > 1;
--> statement-breakpoint
CREATE INDEX "codes_expires" ON "codes" USING btree ("expires_at") WHERE "codes"."purpose" <> 'verify';
--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","id");
--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject") WHERE "notifications"."subject" is not null;
--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING brin ("created_at") WITH (pages_per_range=32,autosummarize=true);
--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "round_turns" ADD CONSTRAINT "round_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "round_turns" ADD CONSTRAINT "round_turns_meeting_id_starts_at_rounds_meeting_id_starts_at_fk" FOREIGN KEY ("meeting_id","starts_at") REFERENCES "public"."rounds"("meeting_id","starts_at") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_removals" ADD CONSTRAINT "account_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "next_starts" ADD CONSTRAINT "next_starts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "step_cheers" ADD CONSTRAINT "step_cheers_step_id_next_tiny_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."next_tiny_steps"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "step_cheers" ADD CONSTRAINT "step_cheers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "step_comments" ADD CONSTRAINT "step_comments_step_id_next_tiny_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."next_tiny_steps"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "step_comments" ADD CONSTRAINT "step_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_mutes" ADD CONSTRAINT "channel_mutes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_mutes" ADD CONSTRAINT "channel_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_pins" ADD CONSTRAINT "channel_pins_channel_id_message_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","message_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_channel_id_message_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","message_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digest_markers" ADD CONSTRAINT "digest_markers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digest_markers" ADD CONSTRAINT "digest_markers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_bulk_action_id_bulk_actions_id_fk" FOREIGN KEY ("bulk_action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_to_pod_id_pods_id_fk" FOREIGN KEY ("to_pod_id") REFERENCES "public"."pods"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_reply_to_id_messages_channel_id_id_fk" FOREIGN KEY ("channel_id","reply_to_id") REFERENCES "public"."messages"("channel_id","id") ON DELETE set null ("reply_to_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify', 'reset', 'change-email', 'keep-email', 'admin-invite', 'join', 'ticket', 'unsubscribe', 'two-factor-setup', 'two-factor-login', 'login-link', 'step-answer', 'passkey-setup', 'passkey-login', 'passkey-step', 'sign-on', 'sign-on-link'));
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_name" CHECK ("users"."first_name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_name" CHECK ("users"."last_name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_two_factor_whole" CHECK (num_nonnulls("users"."two_factor_since", "users"."two_factor_secret", "users"."two_factor_step") in (0, 3));
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_name" CHECK ("businesses"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "onboarding_actions" ADD CONSTRAINT "onboarding_actions_action" CHECK ("onboarding_actions"."action" in ('SET_UP_TWO_FACTOR', 'ACCEPT_TERMS', 'OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'));
--> statement-breakpoint
ALTER TABLE "membership_settings" ADD CONSTRAINT "membership_settings_name" CHECK ("membership_settings"."name" in ('LeaderAgreementLink', 'ParticipantAgreementLink', 'LeaderTrainingLink', 'ParticipantOnboardingLink', 'ShareWinLink', 'MaxParticipants', 'TurnMinutes'));
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_name" CHECK ("memberships"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_link" CHECK (("meetings"."third_party_meeting_id" is null or ("meetings"."link" <> '' and "meetings"."link_request" is null)) and ("meetings"."link_request" is not null or ("meetings"."link_tried_at" is null and "meetings"."link_replaces" is null)));
--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_own_name" CHECK ("pods"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_assistant" CHECK (("pods"."assistant_confirmed_at" is null or "pods"."assistant_user_id" is not null) and ("pods"."assistant_link" is null or "pods"."assistant_confirmed_at" is not null));
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD CONSTRAINT "next_tiny_steps_unconfirmed" CHECK (not "next_tiny_steps"."unconfirmed" or ("next_tiny_steps"."status" <> 'NotSet' and "next_tiny_steps"."closed_at" is null));
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed" CHECK ("messages"."removed_at" is null or ("messages"."content" = '' and "messages"."edited_at" is null));
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_removed_by" CHECK ("messages"."removed_by" is null or "messages"."removed_at" is not null);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_frequency" CHECK (("notification_settings"."type" = 'MISSED_POD_MESSAGE' and "notification_settings"."frequency" in ('FIVE_MINUTES', 'HOURLY', 'THREE_HOURS', 'SIX_HOURS', 'TWELVE_HOURS', 'DAY', 'WEEKLY', 'NEVER')) or ("notification_settings"."type" = 'MEETING_REMINDER' and "notification_settings"."frequency" in ('BOTH', 'DAY', 'FIFTEEN_MINUTES', 'NEVER')) or ("notification_settings"."type" = 'STEP_REMINDER' and "notification_settings"."frequency" in ('ON', 'OFF')) or ("notification_settings"."type" = 'POD_HEALTH' and "notification_settings"."frequency" in ('WEEKLY', 'NEVER')) or ("notification_settings"."type" = 'ANNOUNCEMENT' and "notification_settings"."frequency" in ('ON', 'OFF')));
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_needs_answer" CHECK ("notifications"."needs_answer" or "notifications"."action_type" not in ('ACTION', 'CHOICE'));
--> statement-breakpoint
-- New rows reach the visibility map and the planner soon, not once the log has grown by a fifth.
ALTER TABLE "events" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "messages" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expiry_notified_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_name_length" CHECK (char_length("api_keys"."name") between 1 and 80),
	CONSTRAINT "api_keys_name_marks" CHECK ("api_keys"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'),
	CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") > 0 and "api_keys"."scopes" <@ array['members:read', 'members:write', 'pods:read', 'meetings:read', 'webhooks'])
);
--> statement-breakpoint
CREATE TABLE "external_refs" (
	"business_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"member_id" uuid,
	"invitation_id" uuid,
	CONSTRAINT "external_refs_business_id_ref_pk" PRIMARY KEY("business_id","ref"),
	CONSTRAINT "external_refs_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "external_refs_invitation_id_unique" UNIQUE("invitation_id"),
	CONSTRAINT "external_refs_person" CHECK (num_nonnulls("external_refs"."member_id", "external_refs"."invitation_id") = 1),
	CONSTRAINT "external_refs_ref" CHECK ("external_refs"."ref" ~ '^[!-~]{1,200}$')
);
--> statement-breakpoint
CREATE TABLE "member_changes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_business_id_user_id_business_staff_business_id_user_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."business_staff"("business_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "external_refs" ADD CONSTRAINT "external_refs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "external_refs" ADD CONSTRAINT "external_refs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "external_refs" ADD CONSTRAINT "external_refs_invitation_id_email_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."email_invitations"("id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "member_changes" ADD CONSTRAINT "member_changes_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree ("business_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "api_keys_staff" ON "api_keys" USING btree ("business_id","user_id");
--> statement-breakpoint
CREATE INDEX "api_keys_expires" ON "api_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "member_changes_order" ON "member_changes" USING btree ("membership_id","changed_at","member_id");
--> statement-breakpoint
CREATE INDEX "member_changes_left" ON "member_changes" USING btree ("changed_at") WHERE "member_changes"."has_left";
--> statement-breakpoint
INSERT INTO "member_changes" ("member_id", "membership_id", "changed_at") SELECT "id", "membership_id", now() FROM "members";
--> statement-breakpoint
CREATE TABLE "reported_drifting" (
	"pod_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reported_drifting_pod_id_user_id_pk" PRIMARY KEY("pod_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"give_up_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"response" text,
	CONSTRAINT "webhook_deliveries_claimed" CHECK ("webhook_deliveries"."claimed_until" is null or "webhook_deliveries"."state" = 'WAITING'),
	CONSTRAINT "webhook_deliveries_type" CHECK ("webhook_deliveries"."type" in ('member.invited', 'member.joined', 'member.left', 'member.disabled', 'member.enabled', 'member.drifting', 'pod.joined', 'pod.left', 'waitlist.joined', 'waitlist.ready', 'meeting.starting', 'meeting.finished', 'step.done', 'leader.applied', 'report.opened', 'webhook.test')),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('WAITING', 'DELIVERED', 'FAILED')),
	CONSTRAINT "webhook_deliveries_response" CHECK (char_length("webhook_deliveries"."response") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"api_key_id" uuid,
	"created_by" uuid,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	CONSTRAINT "webhooks_url" CHECK ("webhooks"."url" ~ '^https?://' and char_length("webhooks"."url") <= 2000),
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") > 0 and "webhooks"."events" <@ array['member.invited', 'member.joined', 'member.left', 'member.disabled', 'member.enabled', 'member.drifting', 'pod.joined', 'pod.left', 'waitlist.joined', 'waitlist.ready', 'meeting.starting', 'meeting.finished', 'step.done', 'leader.applied', 'report.opened']),
	CONSTRAINT "webhooks_previous" CHECK (("webhooks"."previous_secret" is null) = ("webhooks"."previous_until" is null)),
	CONSTRAINT "webhooks_failing" CHECK (("webhooks"."failures" = 0) = ("webhooks"."failing_since" is null) and ("webhooks"."failures" = 0) = ("webhooks"."failed_at" is null)),
	CONSTRAINT "webhooks_disabled" CHECK (("webhooks"."disabled_at" is null) = ("webhooks"."disabled_reason" is null)),
	CONSTRAINT "webhooks_disabled_reason" CHECK ("webhooks"."disabled_reason" in ('GONE', 'FAILING', 'CREATOR_LEFT'))
);
--> statement-breakpoint
ALTER TABLE "reported_drifting" ADD CONSTRAINT "reported_drifting_pod_id_user_id_pod_members_pod_id_user_id_fk" FOREIGN KEY ("pod_id","user_id") REFERENCES "public"."pod_members"("pod_id","user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("webhook_id","position");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","position") WHERE "webhook_deliveries"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("webhook_id","subject_id","position") WHERE "webhook_deliveries"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhooks_business" ON "webhooks" USING btree ("business_id");
--> statement-breakpoint
CREATE INDEX "webhooks_key" ON "webhooks" USING btree ("api_key_id");
--> statement-breakpoint
CREATE INDEX "webhooks_created_by" ON "webhooks" USING btree ("created_by");
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_issuer_length" CHECK (char_length("identities"."issuer") between 1 and 500),
	CONSTRAINT "identities_subject_length" CHECK (char_length("identities"."subject") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "sign_on_providers" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"encrypted_secret" text NOT NULL,
	"required" text DEFAULT 'nobody' NOT NULL,
	"tested_at" timestamp with time zone,
	CONSTRAINT "sign_on_providers_name" CHECK ("sign_on_providers"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'),
	CONSTRAINT "sign_on_providers_required" CHECK ("sign_on_providers"."required" in ('nobody', 'staff', 'everyone')),
	CONSTRAINT "sign_on_providers_tested" CHECK ("sign_on_providers"."required" = 'nobody' or "sign_on_providers"."tested_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_id" uuid;
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("issuer","subject");
--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_identity" ON "sessions" USING btree ("identity_id") WHERE "sessions"."identity_id" is not null;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sign_on_provider" text;
--> statement-breakpoint
CREATE TABLE "report_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"image" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"membership_id" uuid,
	"pod_id" uuid,
	"place" text NOT NULL,
	"reporter_id" uuid,
	"about_id" uuid,
	"about_name" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"for_operator" boolean NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"outcome_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reporter_answer" text,
	"reporter_answered_at" timestamp with time zone,
	"about_answer" text,
	"about_answered_at" timestamp with time zone,
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('MESSAGE', 'IMAGE', 'COMMENT', 'PHOTO', 'PERSON')),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('HARASSMENT', 'SPAM', 'DANGER', 'ILLEGAL', 'OTHER')),
	CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('REMOVED', 'REMOVED_FROM_POD', 'DISABLED', 'DISMISSED')),
	CONSTRAINT "reports_not_own" CHECK ("reports"."reporter_id" <> "reports"."about_id"),
	CONSTRAINT "reports_words" CHECK (char_length("reports"."words") <= 1000),
	CONSTRAINT "reports_outcome_reason" CHECK (char_length("reports"."outcome_reason") <= 1000),
	CONSTRAINT "reports_answers" CHECK (char_length("reports"."reporter_answer") <= 1000 and char_length("reports"."about_answer") <= 1000),
	CONSTRAINT "reports_decided" CHECK (("reports"."outcome" is null) = ("reports"."decided_at" is null) and ("reports"."outcome" is null) = ("reports"."outcome_reason" is null)
        and ("reports"."decided_at" is not null or "reports"."closed_at" is null and "reports"."reporter_answer" is null and "reports"."about_answer" is null)),
	CONSTRAINT "reports_answered" CHECK (("reports"."reporter_answer" is null) = ("reports"."reporter_answered_at" is null)
        and ("reports"."about_answer" is null) = ("reports"."about_answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "report_help" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "report_images" ADD CONSTRAINT "report_images_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_images_report" ON "report_images" USING btree ("report_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_undecided" ON "reports" USING btree ("reporter_id","kind","subject_id") WHERE "reports"."decided_at" is null;
--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("business_id","opened_at","id") WHERE "reports"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "reports_closed" ON "reports" USING btree ("business_id","closed_at","id");
--> statement-breakpoint
CREATE INDEX "reports_closed_at" ON "reports" USING btree ("closed_at") WHERE "reports"."closed_at" is not null;
--> statement-breakpoint
CREATE INDEX "reports_membership" ON "reports" USING btree ("membership_id");
--> statement-breakpoint
CREATE INDEX "reports_pod" ON "reports" USING btree ("pod_id");
--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id");
--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("about_id","id");
--> statement-breakpoint
CREATE INDEX "reports_decided_by" ON "reports" USING btree ("decided_by") WHERE "reports"."decided_by" is not null;
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_report_help" CHECK (char_length("businesses"."report_help") <= 1000);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "welcome_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invitation_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "join_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_welcome_text" CHECK (char_length("memberships"."welcome_text") <= 500 and "memberships"."welcome_text" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_invitation_text" CHECK (char_length("memberships"."invitation_text") <= 500 and "memberships"."invitation_text" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_join_text" CHECK (char_length("memberships"."join_text") <= 500 and "memberships"."join_text" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."user_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "personal" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_id_pk" PRIMARY KEY("user_id","version_id"),
	CONSTRAINT "terms_acceptances_act" CHECK ("terms_acceptances"."act" in ('SIGN_UP', 'INVITATION', 'SIGN_ON', 'ASKED'))
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid,
	"membership_id" uuid,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"is_link" boolean DEFAULT false NOT NULL,
	"is_standard" boolean DEFAULT false NOT NULL,
	"what_changed" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "terms_versions_number" UNIQUE NULLS NOT DISTINCT("business_id","membership_id","kind","number"),
	CONSTRAINT "terms_versions_scope" CHECK (num_nonnulls("terms_versions"."business_id", "terms_versions"."membership_id") <= 1),
	CONSTRAINT "terms_versions_kind" CHECK ("terms_versions"."kind" in ('TERMS', 'PRIVACY', 'LEADER_AGREEMENT', 'PARTICIPANT_AGREEMENT')),
	CONSTRAINT "terms_versions_of_business" CHECK ("terms_versions"."business_id" is null or "terms_versions"."kind" in ('TERMS', 'PRIVACY')),
	CONSTRAINT "terms_versions_of_membership" CHECK ("terms_versions"."membership_id" is null or "terms_versions"."kind" in ('LEADER_AGREEMENT', 'PARTICIPANT_AGREEMENT')),
	CONSTRAINT "terms_versions_counted" CHECK ("terms_versions"."number" >= 1),
	CONSTRAINT "terms_versions_withdrawn" CHECK ("terms_versions"."text" <> '' or "terms_versions"."number" > 1 and num_nonnulls("terms_versions"."business_id", "terms_versions"."membership_id") = 1),
	CONSTRAINT "terms_versions_link" CHECK (not "terms_versions"."is_link" or "terms_versions"."text" <> '' and "terms_versions"."kind" in ('LEADER_AGREEMENT', 'PARTICIPANT_AGREEMENT')),
	CONSTRAINT "terms_versions_standard" CHECK (not "terms_versions"."is_standard" or num_nonnulls("terms_versions"."business_id", "terms_versions"."membership_id") = 0 and not "terms_versions"."is_link"),
	CONSTRAINT "terms_versions_text" CHECK (char_length("terms_versions"."text") <= 50000),
	CONSTRAINT "terms_versions_what_changed" CHECK (char_length("terms_versions"."what_changed") <= 300)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_age" integer;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_deferred_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_version_id_terms_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."terms_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "terms_acceptances_version" ON "terms_acceptances" USING btree ("version_id");
--> statement-breakpoint
CREATE INDEX "terms_versions_membership" ON "terms_versions" USING btree ("membership_id","kind","number");
--> statement-breakpoint
CREATE INDEX "terms_versions_by" ON "terms_versions" USING btree ("published_by");
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_confirmed_age" CHECK ("users"."confirmed_age" between 13 and 99);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$');
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_language" CHECK ("mails"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$');
--> statement-breakpoint
ALTER TABLE "email_invitations" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_language" CHECK ("email_invitations"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$');
--> statement-breakpoint
-- The members' copies of names and addresses, by which lists are searched (as `fold_text` has them) and ordered (by both names,
-- of which either comes first). Locks the user, so that a name changed at the same moment reaches the new row, too.
CREATE FUNCTION "members_take_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT fold_text(u.first_name), fold_text(u.last_name), fold_text(u.email),
      u.first_name || E'\t' || u.last_name, u.last_name || E'\t' || u.first_name
    INTO NEW.first_name_key, NEW.last_name_key, NEW.email_key, NEW.first_name_order, NEW.last_name_order
    FROM users u WHERE u.id = NEW.user_id FOR SHARE;
  NEW.first_name_key := coalesce(NEW.first_name_key, '');
  NEW.last_name_key := coalesce(NEW.last_name_key, '');
  NEW.email_key := coalesce(NEW.email_key, '');
  NEW.first_name_order := coalesce(NEW.first_name_order, '');
  NEW.last_name_order := coalesce(NEW.last_name_order, '');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "members_take_names" BEFORE INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "members_take_names"();
--> statement-breakpoint
CREATE FUNCTION "users_give_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET first_name_key = fold_text(NEW.first_name), last_name_key = fold_text(NEW.last_name),
      email_key = fold_text(NEW.email), first_name_order = NEW.first_name || E'\t' || NEW.last_name,
      last_name_order = NEW.last_name || E'\t' || NEW.first_name
    WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_give_names" AFTER UPDATE OF "first_name", "last_name", "email" ON "users" FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION "users_give_names"();
--> statement-breakpoint
-- A deleted channel's events go with it: a person's messages in the log are found by the channels they wrote in.
CREATE FUNCTION "channels_take_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM events WHERE channel_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "channels_take_events" AFTER DELETE ON "channels" FOR EACH ROW EXECUTE FUNCTION "channels_take_events"();
--> statement-breakpoint
-- The audit log is only appended to; an address may be erased, and entries are deleted after 400 days.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.created_at < now() - interval '400 days' THEN RETURN OLD; END IF;
  ELSIF NEW.address IS NULL AND to_jsonb(NEW) - 'address' = to_jsonb(OLD) - 'address' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An entry of the audit log is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();
--> statement-breakpoint
-- A change of a meeting's times makes its next start unknown.
CREATE FUNCTION "meetings_forget_next_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM next_starts WHERE meeting_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "meetings_forget_next_start" AFTER UPDATE OF "timezone", "starts_at", "recurring", "frequency",
  "frequency_period", "weekday", "week_in_month", "paused_from", "paused_to" ON "meetings"
  FOR EACH ROW EXECUTE FUNCTION "meetings_forget_next_start"();
--> statement-breakpoint
-- Writes the meeting itself, so that a start computed before is not stored after.
CREATE FUNCTION "occurrences_forget_next_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE meetings SET starts_at = starts_at WHERE id = coalesce(NEW.meeting_id, OLD.meeting_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "occurrences_forget_next_start" AFTER INSERT OR UPDATE OR DELETE ON "occurrences"
  FOR EACH ROW EXECUTE FUNCTION "occurrences_forget_next_start"();
--> statement-breakpoint
-- When members last changed, for programs that follow them (rule integrations.changes), by the clock at the statement: a
-- transaction may take long. What a deleted membership takes with it needs no row.
CREATE FUNCTION "members_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_changes (member_id, membership_id, changed_at) VALUES (NEW.id, NEW.membership_id, clock_timestamp());
  ELSE
    UPDATE member_changes SET changed_at = clock_timestamp(), has_left = TG_OP = 'DELETE' WHERE member_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "members_note_change" AFTER INSERT OR DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION "members_note_change"();
--> statement-breakpoint
CREATE TRIGGER "members_note_update" AFTER UPDATE OF "disabled_at", "leader_status", "first_name_order", "email_key" ON "members"
  FOR EACH ROW EXECUTE FUNCTION "members_note_change"();
--> statement-breakpoint
-- Locks the member first, as a change of their name does.
CREATE FUNCTION "pod_members_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed uuid;
BEGIN
  SELECT id INTO changed FROM members
    WHERE membership_id = coalesce(NEW.membership_id, OLD.membership_id) AND user_id = coalesce(NEW.user_id, OLD.user_id)
    FOR NO KEY UPDATE;
  UPDATE member_changes SET changed_at = clock_timestamp() WHERE member_id = changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pod_members_note_change" AFTER INSERT OR UPDATE OF "pod_id", "role" OR DELETE ON "pod_members"
  FOR EACH ROW EXECUTE FUNCTION "pod_members_note_change"();
--> statement-breakpoint
CREATE FUNCTION "pods_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_changes c SET changed_at = clock_timestamp() FROM pod_members p JOIN members m
    ON m.membership_id = p.membership_id AND m.user_id = p.user_id
    WHERE p.pod_id = NEW.id AND c.member_id = m.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "pods_note_change" AFTER UPDATE OF "name", "assistant_user_id", "assistant_confirmed_at" ON "pods"
  FOR EACH ROW WHEN ((OLD.name, OLD.assistant_user_id, OLD.assistant_confirmed_at)
    IS DISTINCT FROM (NEW.name, NEW.assistant_user_id, NEW.assistant_confirmed_at))
  EXECUTE FUNCTION "pods_note_change"();
--> statement-breakpoint
CREATE FUNCTION "external_refs_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_changes SET changed_at = clock_timestamp()
    WHERE member_id = coalesce(NEW.member_id, OLD.member_id) AND NOT has_left;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "external_refs_note_change" AFTER INSERT OR UPDATE OR DELETE ON "external_refs"
  FOR EACH ROW EXECUTE FUNCTION "external_refs_note_change"();

--> statement-breakpoint
CREATE FUNCTION "keep_terms_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'published_by' IS DISTINCT FROM to_jsonb(OLD) - 'published_by' THEN
    RAISE EXCEPTION 'A published version is never changed';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "terms_versions_kept" BEFORE UPDATE ON "terms_versions" FOR EACH ROW EXECUTE FUNCTION "keep_terms_versions"();
--> statement-breakpoint
-- Links that were in force, as versions from before versions were stored: nobody is asked to accept them again.
INSERT INTO "terms_versions" ("id", "membership_id", "kind", "number", "text", "is_link", "published_at")
SELECT gen_random_uuid(), m.id, CASE s.name WHEN 'LeaderAgreementLink' THEN 'LEADER_AGREEMENT' ELSE 'PARTICIPANT_AGREEMENT' END,
  1, s.value, true, '2022-03-01T00:00:00Z'
FROM "membership_settings" s JOIN "memberships" m ON m.id = s.membership_id
WHERE s.name IN ('LeaderAgreementLink', 'ParticipantAgreementLink') AND s.value <> '';
