CREATE TABLE "step_cheers" (
	"step_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_cheers_step_id_user_id_pk" PRIMARY KEY("step_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "step_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_comments_text" CHECK (length("step_comments"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "next_tiny_steps" ADD COLUMN "nudged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "step_cheers" ADD CONSTRAINT "step_cheers_step_id_next_tiny_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."next_tiny_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_cheers" ADD CONSTRAINT "step_cheers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comments" ADD CONSTRAINT "step_comments_step_id_next_tiny_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."next_tiny_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_comments" ADD CONSTRAINT "step_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_cheers_user" ON "step_cheers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "step_comments_step" ON "step_comments" USING btree ("step_id","id");--> statement-breakpoint
CREATE INDEX "step_comments_user" ON "step_comments" USING btree ("user_id");