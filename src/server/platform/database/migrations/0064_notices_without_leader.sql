-- Gives notifications that a pod has no leader their subject, with which they end, and ends those whose pod is led or gone.
UPDATE "notifications" SET "subject" = 'without-leader:' || substring("primary_action_url" from 'p=([0-9a-f-]{36})')
WHERE "kind" = 'pod-without-leader' AND "subject" IS NULL;--> statement-breakpoint
UPDATE "notifications" SET "dismissed_at" = coalesce("dismissed_at", now()), "dismissal_id" = NULL
WHERE "kind" = 'pod-without-leader' AND ("dismissed_at" IS NULL OR "dismissal_id" IS NOT NULL) AND NOT EXISTS (
  SELECT FROM "pods" WHERE "subject" = 'without-leader:' || "pods"."id" AND NOT EXISTS (
    SELECT FROM "pod_members" WHERE "pod_members"."pod_id" = "pods"."id" AND "pod_members"."role" = 'leader'));
