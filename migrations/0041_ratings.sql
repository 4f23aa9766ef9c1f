CREATE TABLE "rating_changes" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"speed" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"mu_before" double precision NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	CONSTRAINT "rating_changes_pkey" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"speed" text NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ratings_pkey" PRIMARY KEY("player_id","game","speed")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_changes_by_player" ON "rating_changes" USING btree ("player_id","game","speed","at","match_id");--> statement-breakpoint
CREATE INDEX "rating_changes_by_time" ON "rating_changes" USING btree ("game","speed","at");--> statement-breakpoint
CREATE INDEX "ratings_by_points" ON "ratings" USING btree ("game","speed","mu","player_id");