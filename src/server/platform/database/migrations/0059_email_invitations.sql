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
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_act";--> statement-breakpoint
ALTER TABLE "bulk_actions" DROP CONSTRAINT "bulk_actions_kind";--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_invitations" ADD CONSTRAINT "email_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_invitations_membership" ON "email_invitations" USING btree ("membership_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "email_invitations_expires" ON "email_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_HANDED_OVER', 'BUSINESS_CHANGED', 'STAFF_TWO_FACTOR_REQUIRED', 'STAFF_TWO_FACTOR_OPTIONAL', 'TWO_FACTOR_TURNED_OFF', 'ZOOM_CONNECTED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_INVITED', 'MEMBER_INVITATION_WITHDRAWN', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'MEMBER_EMAIL_CHANGED', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_DECLINED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_PLACED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED'));--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('REMOVE_MEMBERS', 'DISABLE_MEMBERS', 'ENABLE_MEMBERS', 'MOVE_MEMBERS', 'DELETE_PODS', 'EMPTY_MEMBERSHIP', 'INVITE_PEOPLE'));