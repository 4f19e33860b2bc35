DROP INDEX "pods_membership";--> statement-breakpoint
CREATE INDEX "pods_name" ON "pods" USING btree ("membership_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "pods_search" ON "pods" USING gin (lower("name") gin_trgm_ops);