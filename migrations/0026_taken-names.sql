CREATE TABLE "taken_names" (
	"key" text NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "taken_names_pkey" PRIMARY KEY("key")
);
--> statement-breakpoint
ALTER TABLE "taken_names" ADD CONSTRAINT "taken_names_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_names_by_player" ON "taken_names" USING btree ("player_id");