CREATE TABLE "signing_keys" (
	"kid" text NOT NULL,
	"x" text NOT NULL,
	"private_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "signing_keys_pkey" PRIMARY KEY("kid")
);
--> statement-breakpoint
ALTER TABLE "match_log" ADD COLUMN "signature" json;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "proven" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "replays" ADD COLUMN "unproven" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current_unique" ON "signing_keys" USING btree (("retired_at" is null)) WHERE "signing_keys"."private_key" is not null and "signing_keys"."retired_at" is null;