CREATE INDEX CONCURRENTLY "matches_rated_in_order" ON "matches" USING btree ("game",(timezone('UTC', "finished_at") + "broadcast_delay" * interval '1 second'),"id") WHERE "matches"."rating" is not null and "matches"."status" = 'FINISHED';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "matches_rated";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "chat_messages_deleted" ON "chat_messages" USING btree ("match_id","room","deleted_at") WHERE "chat_messages"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "chat_messages" VALIDATE CONSTRAINT "chat_messages_content_check";
