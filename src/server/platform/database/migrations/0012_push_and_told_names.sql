-- Devices that were known before logins were kept with them: the browser subscribes again when the product is opened.
DELETE FROM "push_subscriptions" WHERE "session_id" IS NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
-- What was told before names were kept with it: the people of the membership and its staff whose names stand in bold.
UPDATE "notifications" n SET "names" = found."names" FROM (
  SELECT said."id", jsonb_object_agg(person."user_id", said."bold") AS "names"
  FROM (
    SELECT "id", "membership_id", (regexp_matches("message", '<b>[^<]*</b>', 'g'))[1] AS "bold"
    FROM "notifications" WHERE "names" IS NULL AND "membership_id" IS NOT NULL
  ) said
  JOIN (
    SELECT place."membership_id", u."id" AS "user_id", '<b>' || replace(replace(replace(replace(replace(
      u."first_name" || ' ' || u."last_name",
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;') || '</b>' AS "bold"
    FROM "users" u JOIN (
      SELECT "membership_id", "user_id" FROM "members"
      UNION SELECT m."id", s."user_id" FROM "memberships" m JOIN "business_staff" s ON s."business_id" = m."business_id"
    ) place ON place."user_id" = u."id"
  ) person ON person."membership_id" = said."membership_id" AND person."bold" = said."bold"
  GROUP BY said."id"
) found WHERE n."id" = found."id";
