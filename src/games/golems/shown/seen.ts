// What each of these is stands in schema.graphql, from which they are made.
export type {
  GolemsBattle as BattleSeen,
  GolemsPhase as Phase,
  GolemsPile as PileSeen,
  GolemsPlayer as PlayerSeen,
  GolemsSpace as SpaceSeen,
  GolemsSpell as SpellSeen,
  GolemsUnit as UnitSeen,
  GolemsView,
} from '../schema.generated.ts';
