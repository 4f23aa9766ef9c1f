// These types are generated from schema.graphql, which describes each of them.
export type {
  SparkFormingAttack as AttackSeen,
  SparkFormingDefence as DefenceSeen,
  SparkFormingFragment as FragmentSeen,
  SparkFormingPhase as Phase,
  SparkFormingPlayer as PlayerSeen,
  SparkFormingRange as RangeSeen,
  SparkFormingStatValue as StatSeen,
  SparkFormingTeam as TeamSeen,
  SparkFormingView,
} from '../schema.generated.ts';
