-- The order of names, as a reader expects: that of all languages, numbers by their value. Named wherever it is meant, since a
-- database may have been made with any locale.
CREATE COLLATION "name_order" (provider = icu, locale = 'und-u-kn-true');--> statement-breakpoint
-- What a search compares, whatever the locale: in lower case, without accents, and with letters, quotation marks and hyphens
-- that are written in several ways written in one. Most texts have nothing but ASCII.
CREATE OR REPLACE FUNCTION "fold_text"(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE WHEN octet_length(given) = char_length(given) THEN lower(given COLLATE "C") COLLATE "default" ELSE
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD),
        '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7'
        '\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED'
        '\u0711\u0730-\u074A\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF'
        '\u115F\u1160\u180B-\u180F'
        '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF'
        '\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000E0000-\U000E0FFF]',
        '', 'g') COLLATE "name_order") COLLATE "default",
      'øłđðħŧŋıɓɗƙƴɛɔςٱىیکةہە‘’ʼʻ׳“”„״‐–—',
      'olddhtnibdkyeoσاييكههه''''''''''""""---'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END;--> statement-breakpoint
DROP INDEX "members_first_name";--> statement-breakpoint
DROP INDEX "members_last_name";--> statement-breakpoint
DROP INDEX "members_leaders";--> statement-breakpoint
DROP INDEX "members_applicants";--> statement-breakpoint
DROP INDEX "pods_name";--> statement-breakpoint
DROP INDEX "pods_search";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_name_order" text collate "name_order" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_name_order" text collate "name_order" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Names and addresses are searched as fold_text has them, and ordered by both names, of which either comes first.
CREATE OR REPLACE FUNCTION "members_take_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT fold_text(u.first_name), fold_text(u.last_name), fold_text(u.email),
      u.first_name || E'\t' || u.last_name, u.last_name || E'\t' || u.first_name
    INTO NEW.first_name_key, NEW.last_name_key, NEW.email_key, NEW.first_name_order, NEW.last_name_order
    FROM users u WHERE u.id = NEW.user_id FOR SHARE;
  NEW.first_name_key := coalesce(NEW.first_name_key, '');
  NEW.last_name_key := coalesce(NEW.last_name_key, '');
  NEW.email_key := coalesce(NEW.email_key, '');
  NEW.first_name_order := coalesce(NEW.first_name_order, '');
  NEW.last_name_order := coalesce(NEW.last_name_order, '');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "users_give_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET first_name_key = fold_text(NEW.first_name), last_name_key = fold_text(NEW.last_name),
      email_key = fold_text(NEW.email), first_name_order = NEW.first_name || E'\t' || NEW.last_name,
      last_name_order = NEW.last_name || E'\t' || NEW.first_name
    WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
UPDATE "members" SET "first_name_key" = fold_text(u.first_name), "last_name_key" = fold_text(u.last_name),
    "email_key" = fold_text(u.email), "first_name_order" = u.first_name || E'\t' || u.last_name,
    "last_name_order" = u.last_name || E'\t' || u.first_name
  FROM "users" u WHERE u.id = "members"."user_id";--> statement-breakpoint
CREATE INDEX "members_first_name" ON "members" USING btree ("membership_id","first_name_order","id");--> statement-breakpoint
CREATE INDEX "members_last_name" ON "members" USING btree ("membership_id","last_name_order","id");--> statement-breakpoint
CREATE INDEX "members_leaders" ON "members" USING btree ("membership_id","first_name_order","id") WHERE "members"."leader_status" in ('APPROVED', 'SIGNED_OFF') and "members"."disabled_at" is null;--> statement-breakpoint
CREATE INDEX "members_applicants" ON "members" USING btree ("membership_id","first_name_order","id") WHERE "members"."leader_status" = 'PENDING_APPROVAL' and "members"."disabled_at" is null;--> statement-breakpoint
CREATE INDEX "pods_name" ON "pods" USING btree ("membership_id","name" collate "name_order","id");--> statement-breakpoint
CREATE INDEX "pods_search" ON "pods" USING gin (fold_text("name") gin_trgm_ops);