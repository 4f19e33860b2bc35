ALTER TABLE "notifications" ADD COLUMN "for_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "for_staff" = true WHERE "kind" IN ('leader-applied', 'member-joined', 'training-confirmed', 'waitlist-four', 'pod-without-leader');
