CREATE TABLE "judge_calls" (
	"match_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"tournament_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "judge_calls_pkey" PRIMARY KEY("match_id","version")
);
--> statement-breakpoint
CREATE TABLE "match_readings" (
	"match_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"player_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_readings_pkey" PRIMARY KEY("match_id","version","player_id")
);
--> statement-breakpoint
CREATE INDEX "judge_calls_by_tournament" ON "judge_calls" USING btree ("tournament_id","at");--> statement-breakpoint
CREATE INDEX "judge_calls_open" ON "judge_calls" USING btree ("tournament_id","at") WHERE "judge_calls"."closed_at" is null;