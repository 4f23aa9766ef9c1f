import type { Departures } from './store.ts';

interface Leaving<Place> {
  departures: Departures<Place>;
  /** Returns false if the player cannot leave yet; the next sweep then tries again. */
  leave(playerId: string, place: Place): Promise<boolean>;
  /** Called once the player has left all streams. */
  gone?(playerId: string): void;
  log: { error(details: object, message: string): void };
}

export async function removeDeletedPlayers<Place>({ departures, leave, gone, log }: Leaving<Place>): Promise<void> {
  for (const player of await departures.players()) {
    try {
      let waits = false;
      for (const place of await departures.placesOf(player.id)) if (!(await leave(player.id, place))) waits = true;
      if (waits) continue;
      await departures.left(player);
      gone?.(player.id);
    } catch (error) {
      log.error({ err: error, playerId: player.id }, 'could not remove a deleted account from its streams');
    }
  }
}
