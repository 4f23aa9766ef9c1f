-- How cards came to their owners is a record: nothing in it is ever changed or taken out.
CREATE FUNCTION collection_changes_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'collection_changes is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "collection_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION collection_changes_refuse();
--> statement-breakpoint
-- What is owned is the sum of the changes. A card that is not owned cannot be lost: the check on the count refuses.
-- Rows of one statement come in its order, so who writes many sorts them and nobody waits in a circle.
CREATE FUNCTION collection_changes_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collections SET count = count + NEW.change
    WHERE player_id = NEW.player_id AND game = NEW.game AND card = NEW.card;
  IF NOT FOUND THEN
    INSERT INTO collections (player_id, game, card, count) VALUES (NEW.player_id, NEW.game, NEW.card, NEW.change)
      ON CONFLICT (player_id, game, card) DO UPDATE SET count = collections.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER collection_changes_apply AFTER INSERT ON "collection_changes"
  FOR EACH ROW EXECUTE FUNCTION collection_changes_apply();
