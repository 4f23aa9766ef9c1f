CREATE TABLE "request_keys" (
	"player_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"match_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_keys_pkey" PRIMARY KEY("player_id","verb","key")
);
--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;