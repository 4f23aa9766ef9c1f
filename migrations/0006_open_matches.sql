ALTER TABLE "matches" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "matches_open_by_creator" ON "matches" USING btree ("created_by") WHERE "matches"."status" in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "matches_waiting" ON "matches" USING btree ("created_at") WHERE "matches"."status" = 'WAITING' and "matches"."open_seats" > 0;