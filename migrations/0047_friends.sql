CREATE TABLE "friends" (
	"player_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "friends_pkey" PRIMARY KEY("player_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"player_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "presences_pkey" PRIMARY KEY("player_id")
);
--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_friend_fkey" FOREIGN KEY ("friend_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friends_by_friend" ON "friends" USING btree ("friend_id");
--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER friends_account_lives BEFORE INSERT ON "friends"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER friends_friend_account_lives BEFORE INSERT ON "friends"
  FOR EACH ROW EXECUTE FUNCTION account_lives('friend_id', 'REFUSE');
--> statement-breakpoint
-- harmless: nodes of the last release write no such row.
CREATE TRIGGER presences_account_lives BEFORE INSERT ON "presences"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
