ALTER TABLE "heartbeat" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "heartbeat" ADD COLUMN "lineage" text;