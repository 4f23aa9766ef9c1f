CREATE TABLE "searches" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"game" text NOT NULL,
	"time_control" jsonb NOT NULL,
	"rated" boolean NOT NULL,
	"bot_allowed" boolean NOT NULL,
	"points" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"match_id" uuid,
	"last_opponent" uuid,
	CONSTRAINT "searches_pkey" PRIMARY KEY("player_id")
);
--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER searches_account_lives BEFORE INSERT ON "searches"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
