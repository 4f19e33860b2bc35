CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose";--> statement-breakpoint
ALTER TABLE "onboarding_actions" DROP CONSTRAINT "onboarding_actions_action";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_act";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_step" bigint;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "staff_two_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify', 'reset', 'change-email', 'admin-invite', 'join', 'ticket', 'unsubscribe', 'two-factor-setup', 'two-factor-login'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_two_factor_whole" CHECK (num_nonnulls("users"."two_factor_since", "users"."two_factor_secret", "users"."two_factor_step") in (0, 3));--> statement-breakpoint
ALTER TABLE "onboarding_actions" ADD CONSTRAINT "onboarding_actions_action" CHECK ("onboarding_actions"."action" in ('SET_UP_TWO_FACTOR', 'OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING', 'COMPLETE_PROFILE'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_CHANGED', 'STAFF_TWO_FACTOR_REQUIRED', 'STAFF_TWO_FACTOR_OPTIONAL', 'ZOOM_CONNECTED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED'));