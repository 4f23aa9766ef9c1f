// These types are generated from schema.graphql, which describes each of them.
export type {
  ValhallaActivity as ActivitySeen,
  ValhallaAlly as AllySeen,
  ValhallaAttack as AttackSeen,
  ValhallaCard as CardWithR,
  ValhallaCell as CellSeen,
  ValhallaPiece as PieceSeen,
  ValhallaPlayer as PlayerSeen,
  ValhallaSaid as SaidSeen,
  ValhallaView,
  ValhallaWeapon as WeaponSeen,
} from '../schema.generated.ts';
