CREATE TABLE "heartbeat" (
	"id" smallint NOT NULL,
	"previous" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "heartbeat_pkey" PRIMARY KEY("id"),
	CONSTRAINT "heartbeat_one" CHECK ("heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"began" timestamp (3) with time zone NOT NULL,
	"ended" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outages_pkey" PRIMARY KEY("ended")
);
