-- The log is the record: nothing in it is ever changed or taken out.
CREATE FUNCTION match_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'match_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER match_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "match_log"
  FOR EACH STATEMENT EXECUTE FUNCTION match_log_refuse();
--> statement-breakpoint
-- Room on each page for the next version of a row, so that a move rewrites a row in place.
ALTER TABLE "matches" SET (fillfactor = 60);
