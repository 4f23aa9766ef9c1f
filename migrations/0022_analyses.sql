CREATE TABLE "analyses" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"iterations" integer NOT NULL,
	"total" integer NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analyses_pkey" PRIMARY KEY("match_id","seat"),
	CONSTRAINT "analyses_status_check" CHECK ("analyses"."status" in ('UNDER_WAY', 'DONE', 'FAILED'))
);
--> statement-breakpoint
CREATE INDEX "analyses_by_player" ON "analyses" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "analyses_under_way" ON "analyses" USING btree ("touched_at") WHERE "analyses"."status" = 'UNDER_WAY';