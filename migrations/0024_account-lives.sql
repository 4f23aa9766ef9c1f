-- One lock for whatever is written for an account: a deletion holds the player's row FOR UPDATE, which waits for these writes, and
-- for which they wait. What comes after the deletion is refused (REFUSE), loses the name (UNNAME), or is undone by the
-- next sweep (DEPART), where refusing it would stop others: a round of a tournament, a batch of entries.
CREATE FUNCTION account_lives() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  player uuid := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF player IS NULL THEN RETURN NEW; END IF;
  PERFORM FROM players WHERE id = player AND deleted_at IS NULL FOR KEY SHARE;
  IF FOUND THEN RETURN NEW; END IF;
  CASE TG_ARGV[1]
    WHEN 'UNNAME' THEN
      -- A challenge by a name that no player has keeps the name.
      IF EXISTS (SELECT FROM players WHERE id = player) THEN NEW.called := NULL; END IF;
    WHEN 'DEPART' THEN
      INSERT INTO departures (player_id, since) SELECT id, now() FROM players WHERE id = player
        ON CONFLICT (player_id) DO UPDATE SET since = excluded.since, at_tournaments = true;
    ELSE
      RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'UA001';
  END CASE;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER sessions_account_lives BEFORE INSERT ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER api_keys_account_lives BEFORE INSERT ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER decks_account_lives BEFORE INSERT ON "decks"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER emails_account_lives BEFORE INSERT ON "emails"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER mailed_tokens_account_lives BEFORE INSERT ON "mailed_tokens"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER notification_targets_account_lives BEFORE INSERT ON "notification_targets"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER request_keys_account_lives BEFORE INSERT ON "request_keys"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER challenges_account_lives BEFORE INSERT ON "challenges"
  FOR EACH ROW EXECUTE FUNCTION account_lives('from_player', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER reservations_account_lives BEFORE INSERT ON "reservations"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'UNNAME');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER seats_account_lives BEFORE INSERT ON "seats"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'DEPART');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER tournaments_account_lives BEFORE INSERT ON "tournaments"
  FOR EACH ROW EXECUTE FUNCTION account_lives('organizer', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER tournament_members_account_lives BEFORE INSERT ON "tournament_members"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'DEPART');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER tournament_officials_account_lives BEFORE INSERT ON "tournament_officials"
  FOR EACH ROW EXECUTE FUNCTION account_lives('player_id', 'DEPART');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER matches_account_lives BEFORE INSERT ON "matches"
  FOR EACH ROW WHEN (NEW.tournament_id IS NULL) EXECUTE FUNCTION account_lives('created_by', 'REFUSE');
--> statement-breakpoint
-- harmless: the account of every row that nodes of the last release write lives, or was deleted a moment before.
CREATE TRIGGER seats_taken_account_lives BEFORE UPDATE OF player_id ON "seats"
  FOR EACH ROW WHEN (NEW.player_id IS DISTINCT FROM OLD.player_id) EXECUTE FUNCTION account_lives('player_id', 'REFUSE');
