import type { CardName, DeckList, ReadyDeck } from '../../../engine/index.ts';

/** `single` lists form, fragment and Upgrade; `two` and `one` list Action Cards by number of copies. */
function deck(single: readonly CardName[], two: readonly CardName[], one: readonly CardName[] = []): DeckList {
  return [
    ...single.map((card) => ({ card, count: 1 })),
    ...two.map((card) => ({ card, count: 2 })),
    ...one.map((card) => ({ card, count: 1 })),
  ];
}

const EMBER = [
  'Spark Jab',
  'Ash Veil',
  'Flame Claw',
  'Searing Parry',
  'Smoke Feint',
  'Twin Torches',
  'Blazing Charge',
  'Backdraft',
  'Furnace Heart',
];
const TIDE = [
  'Foam Dart',
  'Mist Step',
  'Breaker',
  'Mirror Pool',
  'Silver Current',
  'Crosscurrents',
  'Spring Tide',
  'Riptide Grasp',
  'Abyssal Weight',
];
const GALE = [
  'Quick Gust',
  'Leaf on the Wind',
  'Diving Talon',
  'Turnabout',
  'Whisperwind',
  'Crosswinds',
  'Slicing Squall',
  'Spiral Lift',
  'Thunderhead',
];
const TERRA = [
  'Pebble Flick',
  'Burrow',
  'Granite Fist',
  'Stone Rebuke',
  'Sinkhole',
  'Rolling Boulders',
  'Landslide',
  'Deep Roots',
  'Fault Line',
];

/** Six decks that play well against each other, followed by the decks of two teams of three. */
export const READY: readonly ReadyDeck[] = [
  {
    id: 'kindled-claws',
    title: 'Kindled Claws',
    about: 'Cinderfang, Ember: hard blows that the opponent cannot dodge.',
    cards: deck(
      ['Cinderfang', 'Overclock', 'United Front', 'Furnace Core'],
      [...EMBER, 'Sidestep', 'Static Snap', 'Kindle'],
      ["Cinderfang's Pyre", 'Drakefire Breath', 'Wildfire', 'Eruption', 'Shoulder Check', 'Power Cell'],
    ),
  },
  {
    id: 'deep-current',
    title: 'Deep Current',
    about: 'Undine, Tide: empties the opponent’s hand and draws its own.',
    cards: deck(
      ['Undine', 'Deep Focus', 'Common Cause', 'Tidal Lens'],
      [...TIDE, 'Sidestep', 'Static Snap', 'Undertow'],
      ["Undine's Lullaby", 'Fey Laughter', 'Endless Rain', 'Tidal Wave', 'Iron Resolve', 'Second Wind'],
    ),
  },
  {
    id: 'high-wind',
    title: 'High Wind',
    about: 'Mistral, Gale: cheap attacks, one after the other.',
    cards: deck(
      ['Mistral', 'Gale Scythe', 'United Front', 'Feather Vanes'],
      [...GALE, 'Sidestep', 'Static Snap', 'Rising Air'],
      ['Glimmer Swarm', 'Fey Laughter', 'Unending Whirl', 'Cyclone', 'Hard Stare', 'Iron Resolve'],
    ),
  },
  {
    id: 'standing-stones',
    title: 'Standing Stones',
    about: 'Bastion, Terra: blocks, recovers and outlasts.',
    cards: deck(
      ['Bastion', 'Afterimage', 'Avalanche of Many', 'Bedrock Boots'],
      [...TERRA, 'Sidestep', 'Shoulder Check', 'Tremor'],
      ['Bastion Unyielding', 'Self-Repair', 'Quicksand', 'Earthquake', 'Brace', 'Guard Up'],
    ),
  },
  {
    id: 'storm-herd',
    title: 'Storm Herd',
    about: 'Thunderhoof, Gale: a beast that charges its fragment and tramples.',
    cards: deck(
      ['Thunderhoof', 'Slipstream', 'Common Cause', 'Eye of the Storm'],
      [...GALE, 'Sidestep', 'Shoulder Check', 'Rising Air'],
      ['Pack Instinct', 'Feral Frenzy', 'Unending Whirl', 'Cyclone', 'Static Snap', 'Second Wind'],
    ),
  },
  {
    id: 'riptide',
    title: 'Riptide',
    about: 'Riptide Lynx, Tide: counters, and a wall of light when it is needed.',
    cards: deck(
      ['Riptide Lynx', 'Returning Star', 'United Front', 'Pearl Shell'],
      [...TIDE, 'Static Snap', 'Shoulder Check', 'Undertow'],
      ['Pack Instinct', 'Feral Frenzy', 'Endless Rain', 'Tidal Wave', 'Hard Stare', 'Second Wind'],
    ),
  },
  {
    id: 'drake-flight-1',
    title: 'Drake Flight: Cinderfang',
    about: 'First of a team of three Drakes, whose Exclusive fragment needs all three.',
    cards: deck(
      ['Cinderfang', 'Solar Lance', 'Wyrmfire Chorus', 'Cinder Plating'],
      [...EMBER, 'Sidestep', 'Static Snap', 'Kindle'],
      ["Cinderfang's Pyre", 'Wildfire', 'Eruption', 'Arc Bolt', 'Heavy Swing', 'Shoulder Check'],
    ),
  },
  {
    id: 'drake-flight-2',
    title: 'Drake Flight: Cinderfang Unbound',
    about: 'Second of a team of three Drakes.',
    cards: deck(
      ['Cinderfang Unbound', 'Overclock', 'Wyrmfire Chorus', 'Furnace Core'],
      [...EMBER, 'Static Snap', 'Shoulder Check', 'Kindle', 'Hard Stare'],
      ["Cinderfang's Pyre", 'Wildfire', 'Eruption', 'Heavy Swing'],
    ),
  },
  {
    id: 'drake-flight-3',
    title: 'Drake Flight: Tempest Wyrm',
    about: 'Third of a team of three Drakes.',
    cards: deck(
      ['Tempest Wyrm', 'Slipstream', 'Wyrmfire Chorus', 'Feather Vanes'],
      [...GALE, 'Sidestep', 'Rising Air'],
      [
        'Scaled Wing Guard',
        'Unending Whirl',
        'Cyclone',
        'Static Snap',
        'Hard Stare',
        'Fleet Strike',
        'Iron Resolve',
        'Battle Plan',
      ],
    ),
  },
  {
    id: 'quarry-1',
    title: 'The Quarry: Bastion',
    about: 'First of a team of three of Terra, who share their cards for double teams.',
    cards: deck(
      ['Bastion', 'Prism Wall', 'Avalanche of Many', 'Bedrock Boots'],
      [...TERRA, 'Sidestep', 'Shoulder Check', 'Tremor'],
      ['Bastion Unyielding', 'Self-Repair', 'Quicksand', 'Earthquake', 'Blur', 'Guard Up'],
    ),
  },
  {
    id: 'quarry-2',
    title: 'The Quarry: Mossling',
    about: 'Second of a team of three of Terra.',
    cards: deck(
      ['Mossling', 'Faultbreaker', 'Avalanche of Many', 'Quarry Gauntlets'],
      [...TERRA, 'Sidestep', 'Shoulder Check', 'Heavy Swing'],
      ['Fey Laughter', 'Glimmer Swarm', 'Quicksand', 'Earthquake', 'Tremor', 'Guard Up'],
    ),
  },
  {
    id: 'quarry-3',
    title: 'The Quarry: Ridgeback',
    about: 'Third of a team of three of Terra.',
    cards: deck(
      ['Ridgeback', 'Iron Heart', 'Avalanche of Many', 'Bedrock Boots'],
      [...TERRA, 'Sidestep', 'Shoulder Check', 'Tremor'],
      ['Pack Instinct', 'Feral Frenzy', 'Quicksand', 'Earthquake', 'Heavy Swing', 'Guard Up'],
    ),
  },
];
