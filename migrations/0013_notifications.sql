CREATE TABLE "deliveries" (
	"id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"about" text NOT NULL,
	"event" text NOT NULL,
	"match_id" uuid NOT NULL,
	"seat" smallint,
	"since" integer,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_pkey" PRIMARY KEY("id"),
	CONSTRAINT "deliveries_status_check" CHECK ("deliveries"."status" in ('HELD', 'DUE', 'DELIVERED', 'FAILED', 'HEARD', 'OUTDATED'))
);
--> statement-breakpoint
CREATE TABLE "listeners" (
	"player_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"node" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listeners_pkey" PRIMARY KEY("player_id","match_id","node")
);
--> statement-breakpoint
CREATE TABLE "notification_targets" (
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"key_id" uuid,
	"kind" text NOT NULL,
	"name" text,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"quiet" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_because" text,
	CONSTRAINT "notification_targets_pkey" PRIMARY KEY("id"),
	CONSTRAINT "notification_targets_kind_check" CHECK ("notification_targets"."kind" in ('WEBHOOK', 'PUSH'))
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" smallint NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vapid_keys_pkey" PRIMARY KEY("id"),
	CONSTRAINT "vapid_keys_one" CHECK ("vapid_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_target_fkey" FOREIGN KEY ("target_id") REFERENCES "public"."notification_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_targets" ADD CONSTRAINT "notification_targets_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_about_unique" ON "deliveries" USING btree ("target_id","about");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE "deliveries"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_by_creation" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_by_target" ON "deliveries" USING btree ("target_id","created_at");--> statement-breakpoint
CREATE INDEX "listeners_by_end" ON "listeners" USING btree ("until");--> statement-breakpoint
CREATE INDEX "notification_targets_by_player" ON "notification_targets" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "notification_targets_by_key" ON "notification_targets" USING btree ("key_id") WHERE "notification_targets"."key_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_targets_push_unique" ON "notification_targets" USING btree ("address_hash") WHERE "notification_targets"."kind" = 'PUSH';