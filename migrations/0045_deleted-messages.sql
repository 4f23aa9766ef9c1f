ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_content_check";--> statement-breakpoint
ALTER TABLE "notification_targets" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_content_check" CHECK (num_nonnulls("chat_messages"."phrase", "chat_messages"."text", "chat_messages"."deleted_at") = 1) NOT VALID;
