CREATE TABLE "operator_log" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"player_id" uuid,
	"match_id" uuid,
	"report_id" uuid,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "operator_log_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE INDEX "operator_log_by_time" ON "operator_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operator_log_by_player" ON "operator_log" USING btree ("player_id","at","id");--> statement-breakpoint
-- Entries of the log are never changed or deleted.
CREATE FUNCTION operator_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_log"
  FOR EACH STATEMENT EXECUTE FUNCTION operator_log_refuse();
