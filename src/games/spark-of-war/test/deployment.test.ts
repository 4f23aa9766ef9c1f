import { describe, expect, it } from 'vitest';
import { receivedIn } from '../rules/damage.ts';
import { freeHexes } from '../rules/deployment.ts';
import { neighbours } from '../rules/hex.ts';
import { deploys, scene } from './scene.ts';

// A Lancer has printed damage of 3 at the top, the upper right and the upper left.

describe('The galaxy', () => {
  it('sides are numbered clockwise from the top', () => {
    expect(neighbours('0,0')).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
  });

  it('a ship turned by one sixth deals the damage of its printed top at the upper right', () => {
    const damageAround = (rotation: number) => {
      const { state } = scene({ galaxy: { '0,0': `Cutter r${rotation}` } });
      return neighbours('0,0').map((hex) => receivedIn(state.things, hex));
    };
    expect(damageAround(0)).toEqual([3, 0, 2, 3, 0, 0]);
    expect(damageAround(1)).toEqual([0, 3, 0, 2, 3, 0]);
    expect(damageAround(4)).toEqual([2, 3, 0, 0, 3, 0]);
  });
});

describe('1 Deployment', () => {
  it('offers every empty hexagon next to any card', () => {
    const set = scene({ galaxy: { '0,0': 'Star', '1,0': 'Freighter' }, hands: [['Battleship']] });
    expect(set.options('Deploy Battleship')).toHaveLength(8);
    expect(new Set(freeHexes(set.state).map(({ hex }) => hex)).size).toBe(8);
    expect(set.refusal(set.asked, { deploy: { card: 999, at: ['0,-1'] } })).toBe('ILLEGAL_MOVE');
  });

  it('a ship of resistance 3 can be deployed where its neighbours deal 2 damage, but not where they deal 3', () => {
    const galaxy = { '0,0': 'Star', '1,0': 'Lancer', '-1,0': 'Frigate r3' };
    const set = scene({ galaxy, hands: [['Tug', 'Cutter']] });
    expect(set.options('Deploy Tug')).not.toContain('1,-1'); // the Lancer's top deals 3
    expect(set.options('Deploy Tug')).toContain('0,1'); // the Frigate's side deals 2
    expect(set.options('Deploy Cutter')).toContain('1,-1'); // the Cutter has resistance 4
  });

  it('after the deployment, the player chooses one of six rotations, unless the ship looks the same in all rotations', () => {
    const set = scene({ galaxy: { '0,0': 'Star' }, hands: [['Lancer', 'Phase Lance', 'Battleship']] });
    const [lancer = 0, lance = 0, battleship = 0] = set.at.zones['hand-0']?.cards ?? [];
    const turns = (card: number): number => {
      const turned = set.again().answers({ deploy: { card, at: ['0,1'] } });
      return turned.step === 'orient' ? turned.choices().length : 0;
    };
    expect([turns(lancer), turns(lance), turns(battleship)]).toEqual([6, 6, 0]);
    deploys(set, 'Lancer', '0,1', 2);
    expect(set.state.things['0,1']).toMatchObject({ kind: 'ship', name: 'Lancer', rotation: 2 });
  });

  it('either of two ships of the same name can be deployed, and either of two stations', () => {
    const given = {
      galaxy: { '0,0': 'Star' },
      hands: [['Lancer', 'Lancer', 'Tug']],
      options: { supplyStations: true },
    };
    const set = scene(given);
    expect(set.choices()).toHaveLength(5);
    const cards = [...(set.at.zones['hand-0']?.cards ?? []), ...(set.at.zones['supply-0']?.cards ?? [])];
    for (const card of cards) expect(set.refusal(0, { deploy: { card, at: ['0,1'] } })).toBeNull();
  });

  it('a player who can deploy must, and a player who cannot continues', () => {
    const free = scene({ galaxy: { '0,0': 'Star' }, hands: [['Lancer']] });
    expect(free.refusal(free.asked, { pass: true })).toBe('ILLEGAL_MOVE');
    // Six ships around the star shoot outwards, so that every free place would receive at least 2 damage.
    const crowded: Record<string, string> = { '0,0': 'Star' };
    neighbours('0,0').forEach((hex, side) => {
      crowded[hex] = `${side % 2 === 0 ? 'Frigate' : 'Ghost'} r${side}`;
    });
    const set = scene({ galaxy: crowded, hands: [['Needle', 'Lancer']] });
    expect(set.choices().map(({ move }) => move)).toEqual([{ pass: true }]);
    set.answers({ pass: true });
    expect(set.prompt()).toContain('Action 2');
    const options = { supplyStations: true };
    const withStation = scene({ options, galaxy: crowded, hands: [['Needle', 'Lancer']] });
    expect(withStation.options('Deploy Supply station')).toEqual(['2,-2', '0,2', '-2,0']);
    expect(withStation.refusal(withStation.asked, { pass: true })).toBeNull();
  });

  it('an empty hand is filled with 5 ships immediately, before the special power', () => {
    const set = scene({ galaxy: { '0,0': 'Star' }, hands: [['Salvager']] });
    deploys(set, 'Salvager', '0,1', 0);
    expect(set.cards('hand-0')).toHaveLength(5);
    expect(set.prompt()).toContain('Special power');
    expect(set.options('Place into')).toHaveLength(5);
  });
});

describe('Supply stations', () => {
  const options = { supplyStations: true };

  it('a station can be deployed instead of a ship, and has resistance 3', () => {
    const set = scene({ options, galaxy: { '0,0': 'Star', '1,0': 'Lancer' }, hands: [['Tug', 'Cutter']] });
    expect(set.options('Deploy Supply station')).not.toContain('1,-1');
    const station = set.card('Supply station', 'supply-0');
    set.answers({ deploy: { card: station, at: ['0,1'] } });
    expect(set.state.things['0,1']).toMatchObject({ kind: 'station' });
    expect(set.cards('supply-0')).toHaveLength(1);
    expect(set.cards('hand-0')).toHaveLength(2);
    expect(set.prompt()).toContain('Action 2');
  });

  it('a conquered station goes to the supply of the player whose turn it is', () => {
    const galaxy = { '0,0': 'Star', '0,1': 'Supply station' };
    const set = scene({ options, galaxy, hands: [['Lancer', 'Tug']] });
    deploys(set, 'Lancer', '0,2', 0);
    expect(set.state.things['0,1']).toBeUndefined();
    expect(set.cards('supply-0').filter((name) => name === 'Supply station').length).toBeGreaterThan(1);
  });

  it('a station does not anchor ships: a ship that touches only a station is adrift, and so is the station', () => {
    const galaxy = { '0,0': 'Star', '0,1': 'Supply station', '0,2': 'Freighter', '0,-2': 'Supply station' };
    const set = scene({ options, galaxy, hands: [['Battleship', 'Tug']] });
    deploys(set, 'Battleship', '1,-1');
    expect(Object.keys(set.state.things).sort()).toEqual(['0,0', '0,1', '1,-1']);
    expect(set.cards('salvage-0')).toEqual(['Freighter']);
  });
});
