CREATE INDEX "notifications_group" ON "notifications" USING btree ("group_key","user_id") WHERE "notifications"."group_key" is not null and ("notifications"."dismissed_at" is null or "notifications"."dismissal_id" is not null);--> statement-breakpoint
-- Mentions that were read, whose message is gone, or in a conversation that their reader has lost: from here on they go by themselves.
UPDATE "notifications" n SET "dismissed_at" = coalesce(n."dismissed_at", now()), "dismissal_id" = NULL
WHERE n."kind" = 'mentioned' AND n."subject" LIKE 'mention:%' AND (n."dismissed_at" IS NULL OR n."dismissal_id" IS NOT NULL)
  AND NOT EXISTS (
    SELECT FROM "messages" m JOIN "channels" c ON c."id" = m."channel_id" JOIN "memberships" ms ON ms."id" = c."membership_id"
    WHERE m."id" = split_part(n."subject", ':', 2)::uuid
      AND NOT EXISTS (
        SELECT FROM "channel_reads" r
        WHERE r."channel_id" = c."id" AND r."user_id" = n."user_id" AND r."last_message_id" >= m."id")
      AND NOT EXISTS (
        SELECT FROM "membership_features" f
        WHERE f."membership_id" = c."membership_id" AND f."name" = 'Chat' AND f."disabled")
      AND (
        EXISTS (
          SELECT FROM "business_staff" s
          WHERE c."pod_id" IS NULL AND s."business_id" = ms."business_id" AND s."user_id" = n."user_id")
        OR EXISTS (
          SELECT FROM "pod_members" p
          JOIN "members" place ON place."membership_id" = p."membership_id" AND place."user_id" = p."user_id" AND place."disabled_at" IS NULL
          LEFT JOIN "pods" assisted ON assisted."id" = p."pod_id" AND assisted."assistant_user_id" = p."user_id" AND assisted."assistant_confirmed_at" IS NOT NULL
          WHERE p."user_id" = n."user_id" AND p."membership_id" = c."membership_id"
            AND (p."pod_id" = c."pod_id" OR c."pod_id" IS NULL AND (p."role" = 'leader' OR assisted."id" IS NOT NULL)))));
