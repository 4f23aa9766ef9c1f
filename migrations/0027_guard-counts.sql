CREATE TABLE "guard_counts" (
	"key" text NOT NULL,
	"used" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guard_counts_pkey" PRIMARY KEY("key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "came_from" text;--> statement-breakpoint
CREATE INDEX "guard_counts_by_end" ON "guard_counts" USING btree ("until");