CREATE INDEX "email_invitations_by" ON "email_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "bulk_actions_by" ON "bulk_actions" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "bulk_actions_to_pod" ON "bulk_actions" USING btree ("to_pod_id");