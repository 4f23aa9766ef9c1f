// These types are generated from schema.graphql, which describes each of them.
export type {
  BusinessCardBattleCharacter as CharacterSeen,
  BusinessCardBattleFighter as FighterSeen,
  BusinessCardBattleLine as LineSeen,
  BusinessCardBattleNamed as NamedSeen,
  BusinessCardBattlePhase as Phase,
  BusinessCardBattlePlayer as PlayerSeen,
  BusinessCardBattleStakes as StakesSeen,
  BusinessCardBattleView,
} from '../schema.generated.ts';
