import { copy, type Game } from '../../engine/index.ts';
import type { SparkOfWar } from './spark-of-war.ts';

export const facts: Game<SparkOfWar>['facts'] = {
  galaxyLaid: (state, { galaxy, things, first }) => {
    state.galaxy = galaxy;
    state.first = first;
    for (const { hex, thing } of things) state.things[hex] = { ...thing };
  },
  turnBegan: (state, { turn }) => {
    Object.assign(state, { turn, action: 1, extra: {} });
  },
  actionBegan: (state, { action }) => {
    state.action = action;
  },
  declined: () => {},
  deployed: (state, { hex, card, name, kind }) => {
    state.things[hex] = { kind, card, name, rotation: 0, colour: null };
  },
  picked: () => {},
  turned: (state, { hex, rotation }) => {
    const thing = state.things[hex];
    if (thing) thing.rotation = rotation;
  },
  shipDestroyed: (state, { hex }) => {
    delete state.things[hex];
  },
  salvoFired: (state, { hex }) => {
    state.extra[hex] = (state.extra[hex] ?? 0) + 1;
  },
  conquered: (state, { taken }) => {
    for (const { hex } of taken) {
      delete state.things[hex];
      delete state.extra[hex];
    }
  },
  actionEnded: (state) => {
    state.extra = {};
  },
  fleetsRecalled: (state) => {
    const kept = Object.entries(state.things).filter(([, thing]) => thing.kind !== 'ship');
    state.things = Object.fromEntries(kept);
  },
  seatLeft: (state, { seat }) => {
    state.left.push(seat);
  },
  scored: (state, { scores }) => {
    state.scores = copy(scores);
  },
};
