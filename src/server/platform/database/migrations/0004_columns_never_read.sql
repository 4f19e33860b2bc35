ALTER TABLE "channel_reads" DROP COLUMN "read_at";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "external_link";