CREATE TABLE "tournament_games" (
	"match_id" uuid NOT NULL,
	"tournament_id" uuid NOT NULL,
	"stage" smallint NOT NULL,
	"round" smallint NOT NULL,
	"table_number" integer NOT NULL,
	"game" smallint NOT NULL,
	"attempt" smallint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"over_at" timestamp (3) with time zone,
	CONSTRAINT "tournament_games_pkey" PRIMARY KEY("match_id"),
	CONSTRAINT "tournament_games_status_check" CHECK ("tournament_games"."status" in ('PLAYING', 'OVER', 'TAKEN'))
);
--> statement-breakpoint
CREATE TABLE "tournament_log" (
	"tournament_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"by_player" uuid,
	"input" json NOT NULL,
	"facts" json NOT NULL,
	"key" text,
	"hash" text NOT NULL,
	"signature" json,
	CONSTRAINT "tournament_log_pkey" PRIMARY KEY("tournament_id","version")
);
--> statement-breakpoint
CREATE TABLE "tournament_members" (
	"tournament_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"entrant" integer NOT NULL,
	CONSTRAINT "tournament_members_pkey" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_officials" (
	"tournament_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tournament_officials_pkey" PRIMARY KEY("tournament_id","player_id","role"),
	CONSTRAINT "tournament_officials_role_check" CHECK ("tournament_officials"."role" in ('JUDGE', 'COMMENTATOR'))
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" uuid NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"visibility" text NOT NULL,
	"organizer" uuid NOT NULL,
	"invitation" text NOT NULL,
	"data_key" text,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"version" integer DEFAULT -1 NOT NULL,
	"entrants" integer DEFAULT 0 NOT NULL,
	"wake_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "tournaments_pkey" PRIMARY KEY("id"),
	CONSTRAINT "tournaments_visibility_check" CHECK ("tournaments"."visibility" in ('PUBLIC', 'PRIVATE'))
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "tournament_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "broadcast_delay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_games" ADD CONSTRAINT "tournament_games_tournament_fkey" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_games" ADD CONSTRAINT "tournament_games_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_members" ADD CONSTRAINT "tournament_members_tournament_fkey" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_members" ADD CONSTRAINT "tournament_members_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_officials" ADD CONSTRAINT "tournament_officials_tournament_fkey" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_officials" ADD CONSTRAINT "tournament_officials_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_organizer_fkey" FOREIGN KEY ("organizer") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_games_place_unique" ON "tournament_games" USING btree ("tournament_id","stage","round","table_number","game","attempt");--> statement-breakpoint
CREATE INDEX "tournament_games_over" ON "tournament_games" USING btree ("over_at") WHERE "tournament_games"."status" = 'OVER';--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_log_key_unique" ON "tournament_log" USING btree ("tournament_id","by_player","key") WHERE "tournament_log"."key" is not null;--> statement-breakpoint
CREATE INDEX "tournament_members_by_player" ON "tournament_members" USING btree ("player_id","tournament_id");--> statement-breakpoint
CREATE INDEX "tournament_officials_by_player" ON "tournament_officials" USING btree ("player_id","tournament_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournaments_invitation_unique" ON "tournaments" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "tournaments_by_creation" ON "tournaments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tournaments_by_status" ON "tournaments" USING btree ("visibility","status","created_at","id");--> statement-breakpoint
CREATE INDEX "tournaments_by_organizer" ON "tournaments" USING btree ("organizer","created_at","id");--> statement-breakpoint
CREATE INDEX "tournaments_by_wake" ON "tournaments" USING btree ("wake_at") WHERE "tournaments"."wake_at" is not null;--> statement-breakpoint
-- The log is the record: nothing in it is ever changed or taken out.
CREATE FUNCTION tournament_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tournament_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER tournament_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "tournament_log"
  FOR EACH STATEMENT EXECUTE FUNCTION tournament_log_refuse();
