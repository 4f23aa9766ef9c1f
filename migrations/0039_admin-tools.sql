ALTER TABLE "collection_changes" DROP CONSTRAINT "collection_changes_reason_check";--> statement-breakpoint
ALTER TABLE "collection_changes" ADD COLUMN "act_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_log" ADD COLUMN "tournament_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_log" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "player_reports" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "collection_changes" ADD CONSTRAINT "collection_changes_reason_check" CHECK (case "collection_changes"."reason" when 'STARTER' then "collection_changes"."match_id" is null and "collection_changes"."change" > 0
        when 'PRIZE' then "collection_changes"."match_id" is not null and "collection_changes"."change" <> 0
        when 'ADMIN' then "collection_changes"."act_id" is not null and "collection_changes"."match_id" is null and "collection_changes"."change" <> 0 else false end) NOT VALID;
