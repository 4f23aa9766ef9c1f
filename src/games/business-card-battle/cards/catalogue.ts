import { type CardName, catalogue, EngineBug } from '../../../engine/index.ts';
import { type Character, character, type Printed } from './print.ts';

// The characters are the people of one company: Earth maintains the buildings, Water keeps things flowing, Fire sells,
// and Air invents. Flyers can kill without being struck back. The AP + HP of a flyer is therefore above 90, so that a
// deck can contain only one flyer.
const PRINTED: readonly Printed[] = [
  ['Bruno Quarry', 'Logistics', 'Director of Logistics', 'EARTH', 45, 75, 'ROCK'],
  ['Greta Stone', 'Legal', 'General Counsel', 'EARTH', 34, 64, 'PAPER', 'LEADOFF_ATTACK'],
  ['Otto Clay', 'Facilities', 'Head of Facilities', 'EARTH', 30, 61, 'SCISSORS', 'SELF_RESTORATION'],
  ['Ines Field', 'Logistics', 'Fleet Manager', 'EARTH', 36, 48, 'ROCK'],
  ['Hugo Marl', 'Legal', 'Litigator', 'EARTH', 40, 38, 'SCISSORS', 'LEADOFF_ATTACK'],
  ['Petra Loam', 'Facilities', 'Site Engineer', 'EARTH', 28, 48, 'PAPER'],
  ['Karl Basalt', 'Security', 'Night Guard', 'EARTH', 30, 40, 'ROCK', 'ABSORB_ATTACKING_POWER'],
  ['Wanda Root', 'Logistics', 'Route Planner', 'EARTH', 24, 44, 'PAPER', 'SELF_RESTORATION'],
  ['Nils Gravel', 'Security', 'Doorman', 'EARTH', 22, 44, 'ROCK'],
  ['Tilda Moss', 'Legal', 'Contract Lawyer', 'EARTH', 26, 36, 'SCISSORS', 'INSTANT_DEATH'],
  ['Amos Delve', 'Facilities', 'Electrician', 'EARTH', 30, 30, 'PAPER', 'LEADOFF_ATTACK'],
  ['Rosa Furrow', 'Logistics', 'Air Freight Agent', 'EARTH', 25, 67, 'PAPER', 'FLYING'],
  ['Ivo Peat', 'Facilities', 'Caretaker', 'EARTH', 14, 36, 'ROCK', 'ABSORB_ATTACKING_POWER'],
  ['Lena Hedge', 'Logistics', 'Drone Pilot', 'EARTH', 23, 69, 'SCISSORS', 'FLYING'],
  ['Max Pebble', 'Facilities', 'Trainee', 'EARTH', 10, 20, 'ROCK'],
  ['Mona Burrow', 'Legal', 'Archivist', 'EARTH', 20, 40, 'SCISSORS', 'LEADOFF_ATTACK', 'SELF_RESTORATION'],

  ['Marina Delta', 'Finance', 'Chief Financial Officer', 'WATER', 40, 70, 'PAPER', 'SELF_RESTORATION'],
  ['Caspar Lock', 'Treasury', 'Treasurer', 'WATER', 42, 56, 'ROCK', 'ABSORB_ATTACKING_POWER'],
  ['Nerys Strand', 'Human Resources', 'Head of People', 'WATER', 32, 59, 'SCISSORS'],
  ['Henrik Fjord', 'Finance', 'Controller', 'WATER', 38, 46, 'PAPER'],
  ['Selma Tide', 'Treasury', 'Credit Manager', 'WATER', 30, 50, 'SCISSORS', 'ABSORB_ATTACKING_POWER'],
  ['Anton Weir', 'Procurement', 'Chief Buyer', 'WATER', 34, 42, 'ROCK', 'LEADOFF_ATTACK'],
  ['Edda Brook', 'Human Resources', 'Recruiter', 'WATER', 26, 48, 'PAPER', 'SELF_RESTORATION'],
  ['Jonas Rill', 'Finance', 'Tax Adviser', 'WATER', 32, 38, 'ROCK'],
  ['Livia Pond', 'Human Resources', 'Payroll Clerk', 'WATER', 20, 46, 'SCISSORS'],
  ['Moritz Shoal', 'Procurement', 'Negotiator', 'WATER', 28, 34, 'PAPER', 'INSTANT_DEATH'],
  ['Paula Gull', 'Procurement', 'Travelling Buyer', 'WATER', 24, 68, 'ROCK', 'FLYING'],
  ['Rufus Marsh', 'Treasury', 'Cashier', 'WATER', 22, 36, 'SCISSORS', 'ABSORB_ATTACKING_POWER'],
  ['Sanna Heron', 'Finance', 'Field Auditor', 'WATER', 24, 68, 'PAPER', 'FLYING'],
  ['Theo Drip', 'Finance', 'Bookkeeper', 'WATER', 16, 32, 'ROCK'],
  ['Uta Puddle', 'Human Resources', 'Intern', 'WATER', 8, 16, 'SCISSORS', 'SELF_RESTORATION'],
  ['Vito Spring', 'Treasury', 'Cash Manager', 'WATER', 18, 38, 'PAPER', 'SELF_RESTORATION', 'ABSORB_ATTACKING_POWER'],

  ['Blanca Ember', 'Sales', 'Director of Sales', 'FIRE', 55, 57, 'SCISSORS'],
  ['Dario Flint', 'Marketing', 'Head of Brand', 'FIRE', 48, 48, 'ROCK', 'LEADOFF_ATTACK'],
  ['Fiona Blaze', 'Sales', 'Key Account Director', 'FIRE', 44, 50, 'PAPER', 'INSTANT_DEATH'],
  ['Gustav Kiln', 'Sales', 'Regional Manager', 'FIRE', 46, 40, 'ROCK'],
  ['Hedda Spark', 'Marketing', 'Campaign Manager', 'FIRE', 42, 36, 'SCISSORS', 'LEADOFF_ATTACK'],
  ['Igor Forge', 'Customer Care', 'Complaints Manager', 'FIRE', 36, 42, 'PAPER', 'ABSORB_ATTACKING_POWER'],
  ['Jule Cinder', 'Sales', 'Sales Engineer', 'FIRE', 40, 34, 'ROCK'],
  ['Kurt Wick', 'Marketing', 'Copywriter', 'FIRE', 34, 34, 'PAPER', 'INSTANT_DEATH'],
  ['Lotte Glow', 'Customer Care', 'Team Lead', 'FIRE', 26, 40, 'SCISSORS', 'SELF_RESTORATION'],
  ['Milo Torch', 'Sales', 'Door-to-door Seller', 'FIRE', 38, 26, 'ROCK', 'LEADOFF_ATTACK'],
  ['Nora Phoenix', 'Sales', 'Export Manager', 'FIRE', 28, 64, 'PAPER', 'FLYING'],
  ['Oskar Coal', 'Customer Care', 'Hotline Agent', 'FIRE', 28, 32, 'SCISSORS'],
  ['Pia Match', 'Marketing', 'Event Manager', 'FIRE', 28, 63, 'ROCK', 'FLYING'],
  ['Quentin Ash', 'Customer Care', 'Returns Clerk', 'FIRE', 18, 28, 'PAPER'],
  ['Rita Fuse', 'Marketing', 'Trainee', 'FIRE', 12, 12, 'SCISSORS', 'INSTANT_DEATH'],
  ['Sven Comet', 'Sales', 'Helicopter Salesman', 'FIRE', 20, 71, 'SCISSORS', 'FLYING', 'INSTANT_DEATH'],

  ['Aurora Vane', 'Board', 'Managing Director', 'AIR', 50, 62, 'ROCK', 'LEADOFF_ATTACK'],
  ['Balthasar Gale', 'Research', 'Chief Scientist', 'AIR', 46, 52, 'SCISSORS', 'INSTANT_DEATH'],
  ['Cleo Zephyr', 'Aviation', 'Chief Pilot', 'AIR', 28, 66, 'PAPER', 'FLYING'],
  ['Dirk Mistral', 'Research', 'Laboratory Head', 'AIR', 40, 46, 'SCISSORS'],
  ['Elin Breeze', 'Information Technology', 'Systems Architect', 'AIR', 34, 46, 'PAPER', 'SELF_RESTORATION'],
  ['Falk Draught', 'Information Technology', 'Security Analyst', 'AIR', 38, 38, 'ROCK', 'LEADOFF_ATTACK'],
  ['Gesa Cloud', 'Information Technology', 'Administrator', 'AIR', 28, 44, 'SCISSORS', 'ABSORB_ATTACKING_POWER'],
  ['Hanno Squall', 'Research', 'Prototype Builder', 'AIR', 36, 32, 'PAPER'],
  ['Isa Whistle', 'Research', 'Statistician', 'AIR', 30, 34, 'ROCK', 'INSTANT_DEATH'],
  ['Jasper Kite', 'Aviation', 'Test Pilot', 'AIR', 26, 66, 'SCISSORS', 'FLYING'],
  ['Kira Feather', 'Aviation', 'Flight Attendant', 'AIR', 26, 66, 'PAPER', 'FLYING'],
  ['Lars Tuft', 'Information Technology', 'Help Desk', 'AIR', 24, 34, 'ROCK'],
  ['Mira Swift', 'Aviation', 'Messenger', 'AIR', 22, 69, 'ROCK', 'FLYING', 'LEADOFF_ATTACK'],
  ['Noel Wisp', 'Research', 'Laboratory Assistant', 'AIR', 20, 26, 'SCISSORS'],
  ['Olga Sigh', 'Information Technology', 'Tester', 'AIR', 16, 30, 'PAPER', 'ABSORB_ATTACKING_POWER'],
  ['Piet Puff', 'Aviation', 'Apprentice', 'AIR', 22, 69, 'ROCK', 'FLYING'],
];

export const CARDS = catalogue<Character>(PRINTED.map((printed) => [printed[0], character(printed)]));

export function cardOf(name: CardName): Character {
  const card = CARDS[name];
  if (!card) throw new EngineBug(`no character ${name}`);
  return card;
}
