// These types are generated from schema.graphql, which describes each of them.
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
