ALTER TABLE "meetings" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "meetings_look_at" ON "meetings" USING btree ("look_at") WHERE "meetings"."look_at" is not null;--> statement-breakpoint
UPDATE "meetings" SET "look_at" = now();
