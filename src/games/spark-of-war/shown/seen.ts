// These types are generated from schema.graphql, which describes each of them.
export type {
  SparkOfWarHex as HexSeen,
  SparkOfWarPhase as Phase,
  SparkOfWarPlayer as PlayerSeen,
  SparkOfWarPower as PowerWord,
  SparkOfWarScore as ScoreSeen,
  SparkOfWarThing as ThingSeen,
  SparkOfWarView,
} from '../schema.generated.ts';
