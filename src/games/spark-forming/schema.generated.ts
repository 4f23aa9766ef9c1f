// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../engine/index.ts';

/** The table of a Spark Forming match, as the caller is allowed to see it. */
export interface SparkFormingView {
  /** The current phase. */
  sparkFormingPhase: SparkFormingPhase;
  /** The number of the current turn, starting at 1; 0 while the players draw their first hands. Each turn is one attack. */
  turn: number;
  /** The number of turns after which the side with more Health Points wins. Equal sums are a draw. */
  turns: number;
  /** The seat that attacks this turn. */
  attacker: number;
  /** The seat under attack this turn. */
  defender: number;
  /** The two sides. In a match with two seats, each side is one seat. */
  teams: readonly SparkFormingTeam[];
  /** All seats, ordered by number. */
  players: readonly SparkFormingPlayer[];
  /** The attack made this turn, or null before it is made. */
  attack: SparkFormingAttack | null;
  /** The defence against the attack, or null if there is none yet. */
  defence: SparkFormingDefence | null;
  /** The number of consecutive turns in which the attacker ended the attack. Twenty of them end the match. */
  attacksEnded: number;
  /** The number of consecutive attacks by the attacking side. */
  streak: number;
}

/** The current phase of a match. */
export type SparkFormingPhase = 'REDRAW' | 'ATTACK' | 'DEFENCE' | 'DAMAGE' | 'END' | 'NEXT' | 'OVER';

/** One of the two sides. */
export interface SparkFormingTeam {
  /** 0 for the even seats, 1 for the odd seats. */
  side: number;
  /** The side's seats, in tagging order. */
  seats: readonly number[];
  /** The seat of the member who is fighting now. */
  active: number;
  /** True if the last member is using its own Data Fragment instead of the team's. */
  lastStand: boolean;
  /** The Data Fragment in use. In a match with two seats and in a last stand, it is the member's own; otherwise it is the Tag Team Fragment, which works for the whole team. Null if there is none. Also null for callers outside the team until the fragment has been used, because they cannot know which one it is. */
  fragment: SparkFormingFragment | null;
  /** The seat that brought the Data Fragment in use. Null if `fragment` is null. */
  fragmentSeat: number | null;
}

/** One seat at the table, with its form, points and cards. */
export interface SparkFormingPlayer {
  /** The seat's number, starting at 0. */
  seat: number;
  /** 0 for the even seats, 1 for the odd seats. */
  side: number;
  /** False if the seat is out, because it has no Health Points left or its player has left. */
  standing: boolean;
  /** True for the member of each side who is fighting now. */
  active: boolean;
  /** The seat's Health Points, 0 to 100. */
  health: number;
  /** The name of the seat's Spark Form. */
  form: string;
  /** The species of the Spark Form. */
  species: SparkFormingSpecies;
  /** The Character Type of the Spark Form. The seat can use cards of this type and neutral cards. */
  characterType: SparkFormingCharacterType;
  /** The form's Attack Stats, including its Upgrade. */
  stats: readonly SparkFormingStatValue[];
  /** The amount subtracted from all damage to the seat, from its form, its Upgrade and effects. */
  resilience: number;
  /** The Upgrade Card next to the form, or null if there is none. */
  upgrade: string | null;
  /** The seat's own Data Fragment. In a tag match, it is used only in a last stand. */
  fragment: SparkFormingFragment | null;
  /** The Tag Team Fragment that the seat brought, or null if there is none. A team uses the first one in seat order, provided that it works for every member. */
  teamFragment: SparkFormingFragment | null;
  /** The number of cards in the seat's hand. */
  handCount: number;
  /** The cards in the seat's hand that the caller is allowed to read. */
  hand: readonly SparkFormingCard[];
  /** The number of cards in the seat's deck. When the deck runs out, the Quarantine is shuffled to replace it. */
  deckCount: number;
  /** The card in the seat's Action space. */
  action: readonly SparkFormingCard[];
  /** The cards that charge the action. */
  dataCharge: readonly SparkFormingCard[];
  /** The cards that charge the seat's fragment, oldest first. The oldest is spent first. */
  fragmentCharge: readonly SparkFormingCard[];
  /** The seat's Quarantine, top card first. */
  quarantine: readonly SparkFormingCard[];
  /** Effects that apply to the seat's next actions, one line of text each. */
  pending: readonly string[];
  /** The number of consecutive attacks that the seat has made itself. In a speed match, its hand is larger by this number for as long as it keeps attacking. */
  attacksInARow: number;
  /** In a tag match, the number of turns since the seat was last active. */
  waited: number;
  /** In a tag match, the Health Points that the seat has recovered since it was last active, at most 20. */
  rested: number;
}

/** A card that the caller is allowed to read. */
export interface SparkFormingCard {
  /** The card's number in this match. Moves use it to refer to the card. */
  number: number;
  /** The card's printed name. */
  name: string;
  /** The card's printed text. */
  text: string;
}

/** A Data Fragment on the table. */
export interface SparkFormingFragment {
  /** The fragment's type, which is public from the beginning. */
  type: SparkFormingFragmentType;
  /** True for a Tag Team Fragment. */
  team: boolean;
  /** The card, or null if the caller is not allowed to read it yet. */
  card: SparkFormingCard | null;
  /** True if the fragment has been used and is now face up. */
  faceUp: boolean;
}

/** A stat and its value. */
export interface SparkFormingStatValue {
  /** The stat. */
  stat: SparkFormingStat;
  /** The stat's value. */
  value: number;
}

/** The range of an attack or a defence. */
export interface SparkFormingRange {
  /** The mode of defence that the range is for. */
  mode: SparkFormingMode;
  /** The lower limit. */
  lower: number;
  /** The upper limit. */
  upper: number;
}

/** The attack that was made. */
export interface SparkFormingAttack {
  /** The attacking seats: one, or two in a double team. */
  attackers: readonly number[];
  /** The name of the Action Card or Blast. */
  card: string;
  /** True if the attack is a Blast. */
  blast: boolean;
  /** The Boost that strengthens the attack, or null if there is none. */
  boost: string | null;
  /** For each attacker, the stats times their multipliers, before the defender's Resilience. */
  power: readonly number[];
  /** The modes of defence that work against the attack, with their ranges. For a sustained attack, those that end it. */
  ranges: readonly SparkFormingRange[];
  /** True if the attack continues until a defence ends it. */
  sustained: boolean;
  /** For a sustained attack, what ends it as printed on the card, for example `a block` or `a defence with a Neutral card`. Null for other attacks. */
  until: string | null;
  /** The number of times that a sustained attack has struck without ending. */
  strikes: number;
}

/** The defence that was made. */
export interface SparkFormingDefence {
  /** The defending seat. */
  seat: number;
  /** The name of the Action Card or Burst. */
  card: string;
  /** True if the defence is a Burst. */
  burst: boolean;
  /** The Boost that strengthens the defence, or null if there is none. */
  boost: string | null;
  /** The defence's mode and range. */
  range: SparkFormingRange;
  /** How the defence's range compares to the attack's. */
  fit: SparkFormingFit;
  /** For a counter, the stats times their multipliers, before the attacker's Resilience; otherwise 0. */
  power: number;
}

/** How a defence's range compares to the attack's. */
export type SparkFormingFit = 'WITHIN' | 'EXCEEDS';

/** The modes of defence. */
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
  /** As the attacker, ends the attack. As the defender, does not defend and exchanges no cards. Always true. */
  pass: true;
  /** Keeps the first hand. Always true. */
  keepHand: true;
  /** Shuffles the first hand back into the deck and draws five new cards. Always true. */
  redraw: true;
  /** Attacks with an Action Card. */
  attack: SparkFormingAttackMove;
  /** Attacks with the player's Blast. Always true. */
  blast: true;
  /** In a tag match, lets a team-mate make the attack by means of a card burn. */
  tag: SparkFormingTagMove;
  /** In a tag match, attacks together with a team-mate who has the same card. */
  doubleTeam: SparkFormingDoubleTeamMove;
  /** In a tag match, charges the player's own card in a double team. */
  assist: SparkFormingAssistMove;
  /** In a tag match, switches the team's last member to its own Data Fragment. Always true. */
  lastStand: true;
  /** Defends with an Action Card. */
  defend: SparkFormingDefendMove;
  /** Defends with the player's Burst. */
  burst: SparkFormingBurstMove;
  /** Does not defend against an attack that will strike again. The defender quarantines one to five cards and draws as many. */
  swap: SparkFormingCardsMove;
  /** At the end of the turn, quarantines any number of cards from the player's hand. */
  quarantine: SparkFormingCardsMove;
  /** At the end of the turn, moves Data Charge cards to the Data Fragment instead of using their effects. */
  charge: SparkFormingCardsMove;
  /** As an effect, takes a card back from the player's Quarantine. */
  takeBack: SparkFormingTakeBackMove;
  /** In a tag match, picks the member who replaces the fallen one. */
  enter: SparkFormingEnterMove;
}
/** A move in Spark Forming. Set exactly one field. A decision's choices list all legal moves. */
export type SparkFormingMove = OneOf<SparkFormingMoveKeys>;

/** An attack with an Action Card. */
export interface SparkFormingAttackMove {
  /** The card's number. */
  card: number;
  /** The cards that charge it: exactly as many other cards from the player's hand as its Action Cost. */
  charge: number[];
  /** Whether the player's Boost strengthens the attack. */
  boost: boolean;
}

/** A card burn. */
export interface SparkFormingTagMove {
  /** The card that the player quarantines. */
  card: number;
  /** The seat of the team-mate who replaces the player. */
  partner: number;
  /** The card of equal cost that the team-mate quarantines, in a list with one element. */
  theirs: number[];
}

/** A double team. */
export interface SparkFormingDoubleTeamMove {
  /** The number of the player's card. */
  card: number;
  /** The seat of the team-mate who also attacks. */
  partner: number;
  /** The number of the team-mate's card with the same name. */
  theirs: number;
  /** The cards that charge the player's card. The team-mate is asked for theirs. */
  charge: number[];
  /** Whether the player's Boost strengthens the player's own strike. */
  boost: boolean;
}

/** The team-mate's part in a double team. */
export interface SparkFormingAssistMove {
  /** The cards that charge the team-mate's card. */
  charge: number[];
}

/** A defence with an Action Card. */
export interface SparkFormingDefendMove {
  /** The card's number. */
  card: number;
  /** The mode of defence. */
  mode: SparkFormingMode;
  /** The cards that charge it: exactly as many other cards from the player's hand as its Action Cost. */
  charge: number[];
  /** Whether the player's Boost strengthens the defence. */
  boost: boolean;
  /** If true, both limits of the range shift by as much as the player's Upgrade, effects and Boost allow. If omitted, the printed range applies. */
  reach?: boolean;
}

/** A defence with a Burst. */
export interface SparkFormingBurstMove {
  /** The mode of defence. */
  mode: SparkFormingMode;
  /** If true, both limits of the range shift by as much as the player's Upgrade and effects allow. If omitted, the printed range applies. */
  reach?: boolean;
}

/** One or more cards. */
export interface SparkFormingCardsMove {
  /** The cards' numbers. */
  cards: number[];
}

/** A card to take back from the Quarantine. */
export interface SparkFormingTakeBackMove {
  /** The card's number, in a list with one element. */
  card: number[];
}

/** A team member to send in. */
export interface SparkFormingEnterMove {
  /** The seat, in a list with one element. */
  seat: number[];
}

