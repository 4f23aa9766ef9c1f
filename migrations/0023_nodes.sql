CREATE TABLE "nodes" (
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nodes_pkey" PRIMARY KEY("id")
);
