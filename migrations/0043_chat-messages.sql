CREATE TABLE "chat_messages" (
	"id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"room" text NOT NULL,
	"player_id" uuid NOT NULL,
	"phrase" text,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_pkey" PRIMARY KEY("id"),
	CONSTRAINT "chat_messages_room_check" CHECK ("chat_messages"."room" in ('PLAYERS', 'SPECTATORS')),
	CONSTRAINT "chat_messages_content_check" CHECK (("chat_messages"."phrase" is null) <> ("chat_messages"."text" is null))
);
--> statement-breakpoint
ALTER TABLE "player_reports" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_by_room" ON "chat_messages" USING btree ("match_id","room","at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_player" ON "chat_messages" USING btree ("player_id","match_id","at");--> statement-breakpoint
CREATE INDEX "chat_messages_by_age" ON "chat_messages" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER chat_messages_account_lives BEFORE INSERT ON "chat_messages"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
