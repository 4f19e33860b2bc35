-- Names are composed, as everything is that comes in: however somebody's keyboard wrote them.
UPDATE "users" SET "first_name" = normalize("first_name", NFC), "last_name" = normalize("last_name", NFC)
WHERE "first_name" IS NOT NFC NORMALIZED OR "last_name" IS NOT NFC NORMALIZED;--> statement-breakpoint
UPDATE "businesses" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED;--> statement-breakpoint
UPDATE "memberships" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED;--> statement-breakpoint
UPDATE "pods" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED;
