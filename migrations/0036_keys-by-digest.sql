CREATE INDEX CONCURRENTLY "match_log_by_key" ON "match_log" USING btree ("match_id",hashtext("key")) WHERE "match_log"."key" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "match_log_key_unique";
