ALTER TABLE "matches" ADD COLUMN "archived" text;--> statement-breakpoint
CREATE FUNCTION match_log_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone g WHERE NOT EXISTS (
      SELECT FROM matches m WHERE m.id = g.match_id AND m.archived IS NOT NULL)) THEN
    RAISE EXCEPTION 'match_log is append-only until the match is archived' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- harmless: nodes of the last release delete no entries.
CREATE TRIGGER match_log_keep AFTER DELETE ON "match_log" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION match_log_keep();
--> statement-breakpoint
-- harmless: the trigger above decides which entries can be deleted; nothing is ever changed.
CREATE OR REPLACE FUNCTION match_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'match_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- The space of deleted entries is used again soon, even if the log is long.
ALTER TABLE "match_log" SET (autovacuum_vacuum_scale_factor = 0.02);
