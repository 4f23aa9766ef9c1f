import type { Game } from '../../engine/index.ts';
import { LIFE } from './cards/catalogue.ts';
import { OFF } from './rules/map.ts';
import { type ActivityKind, type Done, NOTHING_DONE } from './state.ts';
import type { Valhalla } from './valhalla.ts';

const COUNTS: Readonly<Record<ActivityKind, keyof Done>> = {
  MOVE: 'moves',
  EQUIP: 'equips',
  SEED: 'seeds',
  ALLY: 'allies',
  EVENT: 'events',
};

export const facts: Game<Valhalla>['facts'] = {
  firstChosen: (state, { seat }) => {
    state.first = seat;
  },
  terrainLaid: () => {},
  turnBegan: (state, { turn, reach = [] }) => {
    state.reach = [...reach];
    state.turn = turn;
    state.done = { ...NOTHING_DONE };
    state.extra = state.extra.map(() => 0);
    state.ended = -1;
    state.readied = [];
    state.plays = state.plays.map(() => 0);
  },
  phaseBegan: (state, { phase }) => {
    state.phase = phase;
  },
  phaseSkipped: (state, { seat, phase }) => {
    state.phase = phase;
    const index = state.skips.findIndex((skip) => skip.seat === seat && skip.phase === phase);
    if (index >= 0) state.skips.splice(index, 1);
  },
  skipSet: (state, { seat, phase }) => {
    state.skips.push({ seat, phase });
  },
  declined: (state, { what }) => {
    if (what === 'ACTIVITY' || what === 'COMBAT') state.ended = state.happened;
  },
  windowClosed: (state, { seats }) => {
    for (const seat of seats) state.asked[seat] = state.happened;
  },
  acted: () => {},
  checked: () => {},
  terrainSwapped: () => {},
  activityAnnounced: (state, { seat, what, card, id, cell, ground }) => {
    state.done[COUNTS[what]]++;
    state.pending = { kind: 'ACTIVITY', seat, what, card, id, cell, ground, chain: [] };
  },
  activityEnded: (state) => {
    state.pending = null;
  },
  moved: (state, { seat, to }) => {
    state.cells[seat] = to;
  },
  cardPlayed: (state, { seat, said }) => {
    state.plays[seat] = (state.plays[seat] ?? 0) + 1;
    // Cards of the turn's player are not counted. Announced cards open a separate window, and consequences of cards
    // have separate facts.
    if (seat !== (state.first + state.turn) % state.life.length) state.happened++;
    if (said) state.pending?.chain.push({ ...said });
  },
  numberDrawn: () => {},
  attackAnnounced: (state, { seat, target, weapon, name, rng, dmg, atk, melee, extra }) => {
    state.done.attacks++;
    if (extra) state.extra[seat] = (state.extra[seat] ?? 0) - 1;
    const numbers = { rng, dmg, atk, melee };
    state.pending = {
      kind: 'ATTACK',
      seat,
      target,
      weapon,
      name,
      ...numbers,
      stage: 'ANNOUNCED',
      r: null,
      chain: [],
    };
  },
  stageReached: ({ pending }, { stage, r }) => {
    if (pending?.kind !== 'ATTACK') return;
    pending.stage = stage;
    if (r) pending.r = [...r];
  },
  attackDecided: (state, { hit }) => {
    if (!hit) state.pending = null;
    state.happened++;
  },
  attackEnded: (state) => {
    state.pending = null;
  },
  pieceChanged: (state, { card, shots, used, hp, by = null }) => {
    if (state.pieces[card]?.used && !used) state.readied.push(card);
    state.pieces[card] = { shots, used, hp, by };
  },
  pieceGone: (state, { card }) => {
    delete state.pieces[card];
  },
  allyHurt: (state, { card, hp }) => {
    const piece = state.pieces[card];
    if (piece) piece.hp = hp;
    state.happened++;
  },
  armourTook: () => {},
  armourOvercome: () => {},
  lifeChanged: (state, { seat, life }) => {
    state.life[seat] = Math.min(LIFE, life);
    state.happened++;
  },
  boosted: (state, { seat, what, by, from }) => {
    state.boosts.push({ seat, what, by, from });
  },
  resolved: (state, { seat, ready }) => {
    state.boosts = state.boosts.filter((boost) => boost.from !== seat);
    for (const card in state.pieces) {
      const piece = state.pieces[card];
      if (!piece || (piece.by !== seat && !ready.includes(Number(card)))) continue;
      piece.used = false;
      piece.by = null;
    }
  },
  extraAttackGiven: (state, { seat }) => {
    state.extra[seat] = (state.extra[seat] ?? 0) + 1;
  },
  fell: (state, { seat, tied }) => {
    state.fallen.push(seat);
    if (tied) state.tied = [...(state.tied ?? []), seat];
    state.life[seat] = 0;
    state.cells[seat] = OFF;
    state.happened++;
    state.boosts = state.boosts.filter((boost) => boost.seat !== seat && boost.from !== seat);
    const { pending } = state;
    if (pending && (pending.seat === seat || (pending.kind === 'ATTACK' && pending.target === seat)))
      state.pending = null;
  },
};
