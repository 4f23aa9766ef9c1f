ALTER TABLE "matches" ADD COLUMN "server_seed" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "server_seed_hash" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "entropy" text;