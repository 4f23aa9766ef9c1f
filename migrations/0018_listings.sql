CREATE TABLE "tournament_listings" (
	"tournament_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"begun" boolean NOT NULL,
	"listing" json NOT NULL,
	CONSTRAINT "tournament_listings_pkey" PRIMARY KEY("tournament_id","version")
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "at_tournaments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_members" ADD COLUMN "kept" json;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "setup" json;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "listing" json;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "kept_since" integer;--> statement-breakpoint
ALTER TABLE "tournament_listings" ADD CONSTRAINT "tournament_listings_tournament_fkey" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;