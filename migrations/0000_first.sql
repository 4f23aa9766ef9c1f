CREATE TABLE "decks" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"cards" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decks_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "match_log" (
	"match_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"seat" smallint,
	"move" json,
	"facts" json NOT NULL,
	"agenda" json NOT NULL,
	"key" text,
	"hash" text NOT NULL,
	CONSTRAINT "match_log_pkey" PRIMARY KEY("match_id","version")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid NOT NULL,
	"game" text NOT NULL,
	"rules_version" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"visibility" text NOT NULL,
	"invitation" text NOT NULL,
	"created_by" uuid NOT NULL,
	"options" jsonb NOT NULL,
	"time_control" jsonb,
	"on_time_out" text NOT NULL,
	"forfeit_after" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"open_seats" smallint NOT NULL,
	"version" integer DEFAULT -1 NOT NULL,
	"waiting_for" smallint[] DEFAULT '{}'::smallint[] NOT NULL,
	"standing" jsonb NOT NULL,
	"deadline" timestamp (3) with time zone,
	"wake_at" timestamp (3) with time zone,
	"bot_asked" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"replayed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "matches_pkey" PRIMARY KEY("id"),
	CONSTRAINT "matches_status_check" CHECK ("matches"."status" in ('WAITING', 'RUNNING', 'FINISHED', 'CANCELLED')),
	CONSTRAINT "matches_visibility_check" CHECK ("matches"."visibility" in ('PUBLIC', 'PRIVATE')),
	CONSTRAINT "matches_on_time_out_check" CHECK ("matches"."on_time_out" in ('ABSENT', 'FORFEIT', 'BOT'))
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"issuer" text,
	"subject" text,
	"roles" text[] DEFAULT '{player}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "players_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"match_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"version" integer,
	"why" text,
	"head" jsonb NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replays_pkey" PRIMARY KEY("match_id"),
	CONSTRAINT "replays_verdict_check" CHECK ("replays"."verdict" in ('VERIFIED', 'REFUTED'))
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"player_id" uuid,
	"bot" text,
	"deck" jsonb,
	"auto_pass" text DEFAULT 'NONE' NOT NULL,
	CONSTRAINT "seats_pkey" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_pkey" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_creator_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decks_by_player" ON "decks" USING btree ("player_id","game","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_log_key_unique" ON "match_log" USING btree ("match_id","seat","key") WHERE "match_log"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "matches_invitation_unique" ON "matches" USING btree ("invitation");--> statement-breakpoint
CREATE INDEX "matches_by_creation" ON "matches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "matches_by_status" ON "matches" USING btree ("visibility","status","created_at","id");--> statement-breakpoint
CREATE INDEX "matches_by_game" ON "matches" USING btree ("game","status","created_at","id");--> statement-breakpoint
CREATE INDEX "matches_by_creator" ON "matches" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "matches_by_wake" ON "matches" USING btree ("wake_at") WHERE "matches"."wake_at" is not null;--> statement-breakpoint
CREATE INDEX "matches_by_bot" ON "matches" USING btree ("id") WHERE "matches"."bot_asked";--> statement-breakpoint
CREATE INDEX "matches_unverified" ON "matches" USING btree ("finished_at") WHERE "matches"."status" = 'FINISHED' and not "matches"."replayed";--> statement-breakpoint
CREATE INDEX "matches_full" ON "matches" USING btree ("created_at") WHERE "matches"."status" = 'WAITING' and "matches"."open_seats" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "players_name_unique" ON "players" USING btree (lower("name")) WHERE "players"."password_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "players_identity_unique" ON "players" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "seats_by_player" ON "seats" USING btree ("player_id","match_id") WHERE "seats"."player_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_by_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");