-- Names lose what turns the text after them. One that is nothing else gets a question mark: it can't be empty.
UPDATE "users" SET "first_name" = coalesce(nullif(btrim(regexp_replace("first_name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?')
WHERE "first_name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "users" SET "last_name" = coalesce(nullif(btrim(regexp_replace("last_name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?')
WHERE "last_name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "businesses" SET "name" = coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?')
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "memberships" SET "name" = coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?')
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "pods" SET "name" = coalesce(nullif(btrim(regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')), ''), '?')
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
-- Those of registrations that wait for their confirmation, too: it stores them.
UPDATE "codes" SET "payload" = regexp_replace("payload"::text, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')::jsonb
WHERE "payload"::text ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_name" CHECK ("users"."first_name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_name" CHECK ("users"."last_name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_name" CHECK ("businesses"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_name" CHECK ("memberships"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "pods" ADD CONSTRAINT "pods_own_name" CHECK ("pods"."name" !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]');
