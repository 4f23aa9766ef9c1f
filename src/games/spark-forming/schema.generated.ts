// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a match of Spark Forming, as the caller may see it. */
export interface SparkFormingView {
  /** The current phase. */
  sparkFormingPhase: SparkFormingPhase;
  /** The turn that is being played, counted from 1; 0 while the first hands are drawn. A turn is one attack. */
  turn: number;
  /** After this many turns the side with more Health Points wins. */
  turns: number;
  /** The seat that attacks in this turn. */
  attacker: number;
  /** The seat that is attacked in this turn. */
  defender: number;
  /** The two sides. In a match of two seats each is one seat. */
  teams: readonly SparkFormingTeam[];
  /** Every seat, in seat order. */
  players: readonly SparkFormingPlayer[];
  /** The attack that has been made in this turn, null before that. */
  attack: SparkFormingAttack | null;
  /** How it was answered, null as long as it was not. */
  defence: SparkFormingDefence | null;
  /** Attacks that were ended in a row; twenty of them end the match. */
  attacksEnded: number;
  /** Attacks that the attacking side has made in a row. */
  streak: number;
}

/** The current phase of a match. */
export type SparkFormingPhase = 'REDRAW' | 'ATTACK' | 'DEFENCE' | 'DAMAGE' | 'END' | 'NEXT' | 'OVER';

/** One of the two sides. */
export interface SparkFormingTeam {
  /** 0: the even seats, 1: the odd seats. */
  side: number;
  /** Its seats, in the order in which they tag. */
  seats: readonly number[];
  /** The member who fights now. */
  active: number;
  /** True when its last member has taken up the own Data Fragment instead of the team's. */
  lastStand: boolean;
  /** The Data Fragment in force: the own one in a match of two and in a last stand, else the Tag Team Fragment that serves all of the team. Null when there is none, and as long as the caller cannot know which it is: before it has been used, only its team does. */
  fragment: SparkFormingFragment | null;
  /** The seat that has brought the Data Fragment in force; null when that is null. */
  fragmentSeat: number | null;
}

/** A seat: its form, its points, its cards. */
export interface SparkFormingPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** 0 for the even seats, 1 for the odd ones. */
  side: number;
  /** False when it is out: no Health Points left, or gone. */
  standing: boolean;
  /** True for the member of its side who fights now. */
  active: boolean;
  /** Health Points, 0 to 100. */
  health: number;
  /** The name of its Spark Form. */
  form: string;
  /** The species of its form. */
  species: SparkFormingSpecies;
  /** The Character Type of its form: cards of this type, and neutral ones, can be used. */
  characterType: SparkFormingCharacterType;
  /** The form's Attack Stats, its Upgrade counted. */
  stats: readonly SparkFormingStatValue[];
  /** The reduction of every damage to it: the form's, its Upgrade's and that of effects. */
  resilience: number;
  /** The Upgrade Card beside its form, null when there is none. */
  upgrade: string | null;
  /** Its Data Fragment; in a tag match it is used only in a last stand. */
  fragment: SparkFormingFragment | null;
  /** The Tag Team Fragment that it has brought, null when there is none. A team uses the first one, in seat order, if it serves all. */
  teamFragment: SparkFormingFragment | null;
  /** Cards in its hand. */
  handCount: number;
  /** The cards of its hand that the caller may read. */
  hand: readonly SparkFormingCard[];
  /** Cards in its deck. An empty deck is the Quarantine, shuffled. */
  deckCount: number;
  /** The card in its Action space. */
  action: readonly SparkFormingCard[];
  /** The cards that charge it. */
  dataCharge: readonly SparkFormingCard[];
  /** The cards that charge its fragment, the oldest first: it is spent first. */
  fragmentCharge: readonly SparkFormingCard[];
  /** Its Quarantine, the top card first. */
  quarantine: readonly SparkFormingCard[];
  /** Effects that wait for its next actions, one readable line each. */
  pending: readonly string[];
  /** Attacks that it has made itself in a row, from 0. In a speed match its hand is larger by this number while it keeps attacking. */
  attacksInARow: number;
  /** Tag: turns that it has waited since it was last active. */
  waited: number;
  /** Tag: Health Points that it has recovered in this spell of waiting, at most 20. */
  rested: number;
}

/** A card that the caller may read. */
export interface SparkFormingCard {
  /** The number of this one card in this match. */
  number: number;
  /** The card's printed name. */
  name: string;
  /** The card's printed text. */
  text: string;
}

/** A Data Fragment as it lies on the table. */
export interface SparkFormingFragment {
  /** Its type, which is declared from the beginning. */
  type: SparkFormingFragmentType;
  /** True for a Tag Team Fragment. */
  team: boolean;
  /** The card, null as long as the caller may not read it. */
  card: SparkFormingCard | null;
  /** True when it has been used and lies face up. */
  faceUp: boolean;
}

/** A stat with its value. */
export interface SparkFormingStatValue {
  /** Which stat. */
  stat: SparkFormingStat;
  /** Its value. */
  value: number;
}

/** A range of an attack or a defence. */
export interface SparkFormingRange {
  /** In which mode. */
  mode: SparkFormingMode;
  /** The lower limit. */
  lower: number;
  /** The upper limit. */
  upper: number;
}

/** An attack as it was made. */
export interface SparkFormingAttack {
  /** The attackers: one seat, or two in a double team. */
  attackers: readonly number[];
  /** The name of the Action Card or of the Blast. */
  card: string;
  /** True when it is a Blast. */
  blast: boolean;
  /** The Boost that strengthens it, null when there is none. */
  boost: string | null;
  /** For each attacker: multipliers times stats, before the defender's Resilience. */
  power: readonly number[];
  /** The modes in which it can be met, with their ranges; of a sustained attack those that end it. */
  ranges: readonly SparkFormingRange[];
  /** True when it goes on until it is met. */
  sustained: boolean;
  /** The printed end of a sustained attack: 'a block', 'a defence with a Neutral card'. Null for other attacks. */
  until: string | null;
  /** How often a sustained attack has struck and goes on. */
  strikes: number;
}

/** A defence as it was made. */
export interface SparkFormingDefence {
  /** The defending seat. */
  seat: number;
  /** The name of the Action Card or of the Burst. */
  card: string;
  /** True when it is a Burst. */
  burst: boolean;
  /** The Boost that strengthens it, null when there is none. */
  boost: string | null;
  /** Its mode and range. */
  range: SparkFormingRange;
  /** How its range stands to the attack's. */
  fit: SparkFormingFit;
  /** For a counter: multipliers times stats, before the attacker's Resilience; otherwise 0. */
  power: number;
}

/** How a defence's range stands to the attack's. */
export type SparkFormingFit = 'WITHIN' | 'EXCEEDS';

/** The ways to defend. */
export type SparkFormingMode = 'BLOCK' | 'DODGE' | 'COUNTER';

/** The types of Data Fragments. */
export type SparkFormingFragmentType = 'BLAST' | 'BURST' | 'BOOST';

/** The Attack Stats. */
export type SparkFormingStat = 'MIGHT' | 'SPEED' | 'ENERGY' | 'WILL';

/** The Character Types. */
export type SparkFormingCharacterType = 'EMBER' | 'TIDE' | 'GALE' | 'TERRA';

/** The species of Spark Forms. */
export type SparkFormingSpecies = 'DRAKE' | 'AUTOMATON' | 'SPRITE' | 'BEAST';

export interface SparkFormingMoveKeys {
  /** As attacker: end the attack. As defender: do not defend, where no cards are exchanged. Always true. */
  pass: true;
  /** The first hand: keep it. Always true. */
  keepHand: true;
  /** The first hand: shuffle it back and draw five new cards. Always true. */
  redraw: true;
  /** Attack with an Action Card. */
  attack: SparkFormingAttackMove;
  /** Attack with one's Blast. Always true. */
  blast: true;
  /** Tag: let a team-mate make the attack, by card burn. */
  tag: SparkFormingTagMove;
  /** Tag: attack together with a team-mate who holds the same card. */
  doubleTeam: SparkFormingDoubleTeamMove;
  /** Tag: charge one's own card in a double team. */
  assist: SparkFormingAssistMove;
  /** Tag: as the last of the team, take up one's own Data Fragment. Always true. */
  lastStand: true;
  /** Defend with an Action Card. */
  defend: SparkFormingDefendMove;
  /** Defend with one's Burst. */
  burst: SparkFormingBurstMove;
  /** As defender against an attack that strikes again: do not defend, quarantine one to five cards and draw as many. */
  swap: SparkFormingCardsMove;
  /** The end of the turn: quarantine any cards of one's hand. */
  quarantine: SparkFormingCardsMove;
  /** The end of the turn: which Data Charge cards go to the Data Fragment instead of having their effects. */
  charge: SparkFormingCardsMove;
  /** An effect: a card that comes back from one's Quarantine. */
  takeBack: SparkFormingTakeBackMove;
  /** Tag: who comes in for the fallen. */
  enter: SparkFormingEnterMove;
}
/** A move in Spark Forming: exactly one of these. The choices of a decision list the moves that are allowed. */
export type SparkFormingMove = OneOf<SparkFormingMoveKeys>;

/** An attack with an Action Card. */
export interface SparkFormingAttackMove {
  /** The card. */
  card: number;
  /** The cards that charge it: exactly its Action Cost of other cards of the hand. */
  charge: number[];
  /** Whether one's Boost strengthens it. */
  boost: boolean;
}

/** A card burn. */
export interface SparkFormingTagMove {
  /** The card that one quarantines. */
  card: number;
  /** The seat that comes in. */
  partner: number;
  /** The card of equal cost that the partner quarantines, exactly one. */
  theirs: number[];
}

/** A double team. */
export interface SparkFormingDoubleTeamMove {
  /** One's card. */
  card: number;
  /** The seat that attacks as well. */
  partner: number;
  /** The partner's card of the same name. */
  theirs: number;
  /** The cards that charge one's own card; the partner is asked for his. */
  charge: number[];
  /** Whether one's Boost strengthens one's own strike. */
  boost: boolean;
}

/** The partner's part of a double team. */
export interface SparkFormingAssistMove {
  /** The cards that charge one's own card. */
  charge: number[];
}

/** A defence with an Action Card. */
export interface SparkFormingDefendMove {
  /** The card. */
  card: number;
  /** In which mode. */
  mode: SparkFormingMode;
  /** The cards that charge it: exactly its Action Cost of other cards of the hand. */
  charge: number[];
  /** Whether one's Boost strengthens it. */
  boost: boolean;
  /** True: both limits of the range are shifted by all that one's Upgrade, effects and the Boost allow. Left out: they are as printed. */
  reach?: boolean;
}

/** A defence with a Burst. */
export interface SparkFormingBurstMove {
  /** In which mode. */
  mode: SparkFormingMode;
  /** True: both limits of the range are shifted by all that one's Upgrade and effects allow. Left out: they are as printed. */
  reach?: boolean;
}

/** Some cards. */
export interface SparkFormingCardsMove {
  /** The cards. */
  cards: number[];
}

/** A card out of the Quarantine. */
export interface SparkFormingTakeBackMove {
  /** The card, exactly one. */
  card: number[];
}

/** A member who comes in. */
export interface SparkFormingEnterMove {
  /** The seat, exactly one. */
  seat: number[];
}

