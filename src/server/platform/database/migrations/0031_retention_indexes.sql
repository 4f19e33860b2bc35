DROP INDEX "codes_expires";--> statement-breakpoint
CREATE INDEX "codes_registrations" ON "codes" USING btree ("expires_at") WHERE "codes"."purpose" = 'verify';--> statement-breakpoint
CREATE INDEX "codes_used" ON "codes" USING btree ("used_at") WHERE "codes"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "throttles_resets" ON "throttles" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "leader_transfers_pod" ON "leader_transfers" USING btree ("pod_id");--> statement-breakpoint
CREATE INDEX "leader_transfers_decided" ON "leader_transfers" USING btree ("decided_at") WHERE "leader_transfers"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "kept_mails_created" ON "kept_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_over" ON "mails" USING btree ("created_at") WHERE "mails"."state" <> 'queued';--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_dismissed" ON "notifications" USING btree ("dismissed_at") WHERE "notifications"."dismissed_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_told" ON "notifications" USING btree ("created_at") WHERE "notifications"."dismissed_at" is null and not "notifications"."needs_answer";--> statement-breakpoint
CREATE INDEX "answered_requests_created" ON "answered_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "codes_expires" ON "codes" USING btree ("expires_at") WHERE "codes"."purpose" <> 'verify';