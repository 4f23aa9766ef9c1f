ALTER TABLE "players" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "banned_until" timestamp (3) with time zone;