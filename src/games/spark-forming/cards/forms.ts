import { catalogue } from '../../../engine/index.ts';
import { form, fragment, upgrade } from './print.ts';

const CINDERFANG = 'Cinderfang';

/** The twelve Spark Forms, of four species and four Character Types. Cinderfang has two versions. */
export const FORMS = catalogue([
  form('Cinderfang', 'EMBER', 'DRAKE', 10, { MIGHT: 6, SPEED: 4, ENERGY: 6 }),
  form('Cinderfang Unbound', 'EMBER', 'DRAKE', 8, { MIGHT: 6, ENERGY: 7, WILL: 4 }, CINDERFANG),
  form('Forge Warden', 'EMBER', 'AUTOMATON', 10, { MIGHT: 6, ENERGY: 6, WILL: 4 }),
  form('Torrent Engine', 'TIDE', 'AUTOMATON', 10, { ENERGY: 6, WILL: 6, MIGHT: 4 }),
  form('Undine', 'TIDE', 'SPRITE', 9, { ENERGY: 6, WILL: 6, SPEED: 4 }),
  form('Riptide Lynx', 'TIDE', 'BEAST', 10, { ENERGY: 6, WILL: 6, MIGHT: 4 }),
  form('Tempest Wyrm', 'GALE', 'DRAKE', 11, { SPEED: 6, WILL: 6, ENERGY: 4 }),
  form('Mistral', 'GALE', 'SPRITE', 10, { SPEED: 6, WILL: 6, ENERGY: 4 }),
  form('Thunderhoof', 'GALE', 'BEAST', 10, { SPEED: 6, WILL: 6, MIGHT: 4 }),
  form('Bastion', 'TERRA', 'AUTOMATON', 10, { MIGHT: 6, SPEED: 6, WILL: 4 }),
  form('Mossling', 'TERRA', 'SPRITE', 10, { MIGHT: 6, SPEED: 6, WILL: 6 }),
  form('Ridgeback', 'TERRA', 'BEAST', 9, { MIGHT: 6, SPEED: 6, ENERGY: 4 }),
]);

/** The Data Fragments: four Blasts, four Bursts, four Boosts, and four fragments for tag teams. */
export const FRAGMENT_CARDS = catalogue([
  fragment('Solar Lance', 'BLAST', 3, { stats: { ENERGY: 6 }, ranges: { DODGE: [60, 80] } }),
  fragment('Faultbreaker', 'BLAST', 3, { stats: { MIGHT: 6 }, ranges: { BLOCK: [50, 80] } }),
  fragment('Gale Scythe', 'BLAST', 3, {
    stats: { SPEED: 6 },
    ranges: { COUNTER: [50, 80] },
    effects: { ATTACK: [{ do: 'draw', n: 1 }] },
  }),
  fragment('Last Verdict', 'BLAST', 3, {
    stats: { WILL: 6 },
    ranges: { BLOCK: [60, 80] },
    need: { hpAtMost: 50 },
  }),
  fragment('Prism Wall', 'BURST', 3, {
    ranges: { BLOCK: [60, 70] },
    effects: { BLOCK: [{ do: 'heal', n: 5 }] },
  }),
  fragment('Afterimage', 'BURST', 4, { ranges: { DODGE: [60, 70] } }),
  fragment('Returning Star', 'BURST', 4, {
    stats: { ENERGY: 4 },
    ranges: { COUNTER: [50, 70], BLOCK: [50, 70] },
  }),
  fragment('Unbroken Oath', 'BURST', 3, {
    stats: { WILL: 4 },
    ranges: { BLOCK: [60, 80], COUNTER: [60, 80] },
    need: { behind: true },
  }),
  fragment('Overclock', 'BOOST', 2, { stats: { ENERGY: 2 } }),
  fragment('Iron Heart', 'BOOST', 2, { stats: { MIGHT: 2 }, widen: 10 }),
  fragment('Slipstream', 'BOOST', 2, { stats: { SPEED: 2 }, widen: 20 }),
  fragment('Deep Focus', 'BOOST', 2, { stats: { WILL: 2 }, need: { handAtLeast: 3 } }),
  fragment('United Front', 'BURST', 6, { team: true, ranges: { BLOCK: [70, 90], DODGE: [60, 80] } }),
  fragment('Common Cause', 'BOOST', 6, {
    team: true,
    stats: { WILL: 3 },
    widen: 20,
    need: { membersAtLeast: 2 },
  }),
  fragment('Avalanche of Many', 'BLAST', 10, { team: true, stats: { MIGHT: 8 }, ranges: { DODGE: [60, 80] } }),
  fragment('Wyrmfire Chorus', 'BLAST', 9, {
    team: true,
    only: { species: 'DRAKE' },
    stats: { ENERGY: 9 },
    ranges: { BLOCK: [60, 80] },
    effects: { ATTACK: [{ do: 'strip', n: 1 }] },
    need: { membersAtLeast: 2 },
  }),
]);

/** The Upgrade Cards of upgrade matches: two for each Character Type, two neutral cards and two Exclusives. */
export const UPGRADES = catalogue([
  upgrade('Furnace Core', { type: 'EMBER', stats: { ENERGY: 1 } }),
  upgrade('Cinder Plating', { type: 'EMBER', resilience: 2 }),
  upgrade('Tidal Lens', { type: 'TIDE', stats: { WILL: 1 } }),
  upgrade('Pearl Shell', { type: 'TIDE', resilience: 2 }),
  upgrade('Feather Vanes', { type: 'GALE', stats: { SPEED: 1 } }),
  upgrade('Eye of the Storm', { type: 'GALE', widen: 10 }),
  upgrade('Bedrock Boots', { type: 'TERRA', resilience: 2 }),
  upgrade('Quarry Gauntlets', { type: 'TERRA', stats: { MIGHT: 1 } }),
  upgrade('Spare Circuit', { stats: { ENERGY: 1 } }),
  upgrade('Watchful Visor', { widen: 10 }),
  upgrade('Unbinding Flame', { only: { form: CINDERFANG }, stats: { MIGHT: 1, ENERGY: 1 } }),
  upgrade('Hive Protocol', { only: { species: 'AUTOMATON' }, stats: { MIGHT: 1 }, resilience: 1 }),
]);
