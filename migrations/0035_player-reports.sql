CREATE TABLE "player_reports" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reporter_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"match_id" uuid,
	"reason" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"resolution" text,
	CONSTRAINT "player_reports_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reporter_fkey" FOREIGN KEY ("reporter_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_player_fkey" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_reports_by_time" ON "player_reports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "player_reports_open" ON "player_reports" USING btree ("at","id") WHERE "player_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "player_reports_by_reporter" ON "player_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "player_reports_by_player" ON "player_reports" USING btree ("player_id","at","id");--> statement-breakpoint
CREATE TRIGGER player_reports_reporter_account_lives BEFORE INSERT ON "player_reports"
  FOR EACH ROW EXECUTE FUNCTION account_lives('reporter_id', 'REFUSE');
--> statement-breakpoint
CREATE TRIGGER player_reports_player_account_lives BEFORE INSERT ON "player_reports"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
