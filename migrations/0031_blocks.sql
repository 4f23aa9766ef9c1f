CREATE TABLE "blocks" (
	"player_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("player_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_fkey" FOREIGN KEY ("blocked_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER blocks_account_lives BEFORE INSERT ON "blocks"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER blocks_blocked_account_lives BEFORE INSERT ON "blocks"
  FOR EACH ROW EXECUTE FUNCTION account_lives('blocked_id', 'REFUSE');
