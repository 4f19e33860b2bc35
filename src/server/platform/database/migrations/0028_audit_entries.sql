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
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('ADMIN_INVITED', 'ADMIN_INVITATION_WITHDRAWN', 'ADMIN_JOINED', 'ADMIN_REMOVED', 'BUSINESS_CHANGED', 'ZOOM_CONNECTED', 'MEMBERSHIP_CREATED', 'MEMBERSHIP_CHANGED', 'MEMBERSHIP_DELETED', 'INVITE_LINKS_RESET', 'MEMBER_DISABLED', 'MEMBER_ENABLED', 'MEMBER_REMOVED', 'MEMBER_EMAIL_CHANGE_STARTED', 'LEADER_APPROVED', 'LEADER_DECLINED', 'LEADER_ANSWER_UNDONE', 'LEADER_STATUS_SET', 'LEADER_DEMOTED', 'LEADERSHIP_OFFERED', 'LEADERSHIP_ACCEPTED', 'ASSISTANT_ASKED', 'ASSISTANT_CONFIRMED', 'ASSISTANT_REMOVED', 'POD_CREATED', 'POD_CHANGED', 'POD_DELETED', 'POD_MEMBER_REMOVED', 'MESSAGE_REMOVED', 'LEADER_MEETING_SCHEDULED', 'LEADER_MEETING_CHANGED', 'LEADER_MEETING_CANCELLED', 'MEMBERS_DOWNLOADED', 'AUDIT_LOG_DOWNLOADED')),
	CONSTRAINT "audit_entries_membership" CHECK (("audit_entries"."membership_id" is null) = ("audit_entries"."membership_name" is null)),
	CONSTRAINT "audit_entries_pod" CHECK (("audit_entries"."pod_id" is null) = ("audit_entries"."pod_name" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_business" ON "audit_entries" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("business_id","act","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("business_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("business_id","person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_address" ON "audit_entries" USING btree ("actor_id") WHERE "audit_entries"."address" is not null;--> statement-breakpoint
-- The log is appended to, and nothing else: an address may be forgotten, and an entry goes once it is 400 days old.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.created_at < now() - interval '400 days' THEN RETURN OLD; END IF;
  ELSIF NEW.address IS NULL AND to_jsonb(NEW) - 'address' = to_jsonb(OLD) - 'address' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An entry of the audit log is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();
