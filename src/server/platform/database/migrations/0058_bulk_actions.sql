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
	CONSTRAINT "bulk_actions_kind" CHECK ("bulk_actions"."kind" in ('REMOVE_MEMBERS', 'DISABLE_MEMBERS', 'ENABLE_MEMBERS', 'MOVE_MEMBERS', 'DELETE_PODS', 'EMPTY_MEMBERSHIP')),
	CONSTRAINT "bulk_actions_state" CHECK ("bulk_actions"."state" in ('RUNNING', 'FINISHED', 'STOPPED')),
	CONSTRAINT "bulk_actions_finished" CHECK (("bulk_actions"."state" = 'RUNNING') = ("bulk_actions"."finished_at" is null)),
	CONSTRAINT "bulk_actions_address" CHECK ("bulk_actions"."state" = 'RUNNING' or "bulk_actions"."address" is null)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_act";--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_bulk_action_id_bulk_actions_id_fk" FOREIGN KEY ("bulk_action_id") REFERENCES "public"."bulk_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_to_pod_id_pods_id_fk" FOREIGN KEY ("to_pod_id") REFERENCES "public"."pods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_actions" ADD CONSTRAINT "bulk_actions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_action_rows_outcome" ON "bulk_action_rows" USING btree ("bulk_action_id","outcome","position");--> statement-breakpoint
CREATE INDEX "bulk_action_rows_user" ON "bulk_action_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulk_actions_membership" ON "bulk_actions" USING btree ("membership_id","started_at","id");--> statement-breakpoint
CREATE INDEX "bulk_actions_started" ON "bulk_actions" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_actions_running" ON "bulk_actions" USING btree ("membership_id") WHERE "bulk_actions"."state" = 'RUNNING';--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_HANDED_OVER', 'BUSINESS_CHANGED', 'STAFF_TWO_FACTOR_REQUIRED', 'STAFF_TWO_FACTOR_OPTIONAL', 'TWO_FACTOR_TURNED_OFF', 'ZOOM_CONNECTED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'MEMBER_EMAIL_CHANGED', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_DECLINED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_PLACED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED'));