CREATE TABLE "collection_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collection_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"card" text NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"match_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_changes_pkey" PRIMARY KEY("id"),
	CONSTRAINT "collection_changes_reason_check" CHECK (case "collection_changes"."reason" when 'STARTER' then "collection_changes"."match_id" is null and "collection_changes"."change" > 0
        when 'PRIZE' then "collection_changes"."match_id" is not null and "collection_changes"."change" <> 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"card" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "collections_pkey" PRIMARY KEY("player_id","game","card"),
	CONSTRAINT "collections_count_check" CHECK ("collections"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "collectors" (
	"player_id" uuid NOT NULL,
	"game" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collectors_pkey" PRIMARY KEY("player_id","game")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "for_keeps" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_changes" ADD CONSTRAINT "collection_changes_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_changes" ADD CONSTRAINT "collection_changes_match_fkey" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collectors" ADD CONSTRAINT "collectors_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_changes_by_player" ON "collection_changes" USING btree ("player_id","game");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_changes_starter_unique" ON "collection_changes" USING btree ("player_id","game","card") WHERE "collection_changes"."reason" = 'STARTER';--> statement-breakpoint
CREATE UNIQUE INDEX "collection_changes_prize_unique" ON "collection_changes" USING btree ("match_id","player_id","card") WHERE "collection_changes"."reason" = 'PRIZE';--> statement-breakpoint
CREATE INDEX "matches_staking" ON "matches" USING btree ("game","id") WHERE "matches"."for_keeps" and "matches"."status" in ('WAITING', 'RUNNING');