CREATE TABLE "api_keys" (
	"key_hash" text NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"budget" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_pkey" PRIMARY KEY("key_hash")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"from_player" uuid NOT NULL,
	"rematch_of" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "challenges_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"player_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "departures_pkey" PRIMARY KEY("player_id")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"player_id" uuid NOT NULL,
	"address" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "emails_pkey" PRIMARY KEY("player_id")
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"token_hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailed_tokens_pkey" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"player_id" uuid NOT NULL,
	"called" text,
	CONSTRAINT "reservations_pkey" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "name_salt" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_player_fkey" FOREIGN KEY ("from_player") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_id_unique" ON "api_keys" USING btree ("id");--> statement-breakpoint
CREATE INDEX "api_keys_by_player" ON "api_keys" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "api_keys_by_expiry" ON "api_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_match_unique" ON "challenges" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "challenges_by_player" ON "challenges" USING btree ("from_player","created_at");--> statement-breakpoint
CREATE INDEX "challenges_by_rematch" ON "challenges" USING btree ("rematch_of") WHERE "challenges"."rematch_of" is not null;--> statement-breakpoint
CREATE INDEX "challenges_by_expiry" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "emails_by_address" ON "emails" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_player" ON "mailed_tokens" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_expiry" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservations_by_player" ON "reservations" USING btree ("player_id");