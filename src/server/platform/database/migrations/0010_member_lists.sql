CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "members_first_name" ON "members" USING btree ("membership_id","first_name_key","last_name_key","id");--> statement-breakpoint
CREATE INDEX "members_last_name" ON "members" USING btree ("membership_id","last_name_key","first_name_key","id");--> statement-breakpoint
CREATE INDEX "members_joined" ON "members" USING btree ("membership_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "members_last_active" ON "members" USING btree ("membership_id",coalesce("last_active_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (("first_name_key" || ' ' || "last_name_key") gin_trgm_ops,"email_key" gin_trgm_ops);--> statement-breakpoint
-- A person's names and address in lower case stand in each of their places, so that lists of a membership are sorted by index.
-- The row of the person is locked: a name that is changed at the same moment reaches the new place, too.
CREATE FUNCTION "members_take_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(u.first_name), lower(u.last_name), lower(u.email)
    INTO NEW.first_name_key, NEW.last_name_key, NEW.email_key
    FROM users u WHERE u.id = NEW.user_id FOR SHARE;
  NEW.first_name_key := coalesce(NEW.first_name_key, '');
  NEW.last_name_key := coalesce(NEW.last_name_key, '');
  NEW.email_key := coalesce(NEW.email_key, '');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "members_take_names" BEFORE INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "members_take_names"();--> statement-breakpoint
CREATE FUNCTION "users_give_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET first_name_key = lower(NEW.first_name), last_name_key = lower(NEW.last_name), email_key = lower(NEW.email)
    WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_give_names" AFTER UPDATE OF "first_name", "last_name", "email" ON "users" FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION "users_give_names"();--> statement-breakpoint
UPDATE "members" SET "first_name_key" = lower(u.first_name), "last_name_key" = lower(u.last_name), "email_key" = lower(u.email)
  FROM "users" u WHERE u.id = "members"."user_id";
