// What each of these is stands in schema.graphql, from which they are made.
export type {
  SparkOfWarHex as HexSeen,
  SparkOfWarPhase as Phase,
  SparkOfWarPlayer as PlayerSeen,
  SparkOfWarPower as PowerWord,
  SparkOfWarScore as ScoreSeen,
  SparkOfWarThing as ThingSeen,
  SparkOfWarView,
} from '../schema.generated.ts';
