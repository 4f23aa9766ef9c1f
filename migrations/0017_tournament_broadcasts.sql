ALTER TABLE "tournaments" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "broadcast_delay" integer DEFAULT 0 NOT NULL;