CREATE TABLE "restores" (
	"restored_at" timestamp with time zone PRIMARY KEY NOT NULL
);
