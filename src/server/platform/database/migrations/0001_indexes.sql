CREATE INDEX "onboarding_actions_business" ON "onboarding_actions" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "leader_transfers_asked_by" ON "leader_transfers" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "meetings_paused_to" ON "meetings" USING btree ("paused_to") WHERE "meetings"."paused_to" is not null;--> statement-breakpoint
CREATE INDEX "pods_assistant" ON "pods" USING btree ("assistant_user_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_membership" ON "waitlist_entries" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "next_tiny_steps_membership" ON "next_tiny_steps" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "channel_reads_user" ON "channel_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_membership" ON "notifications" USING btree ("membership_id");