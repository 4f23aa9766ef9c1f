CREATE TABLE "snapshots" (
	"match_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"folded_by" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "snapshots_pkey" PRIMARY KEY("match_id")
);
