import { describe, expect, it } from 'vitest';
import { importsOf, product, textOf } from './sources.ts';

describe('the wall around what is hidden', () => {
  const outside = product.filter((path) => !path.startsWith('src/matches/'));
  const apart = (path: string) => path.startsWith('src/api/') && !path.endsWith('.generated.ts');

  it('src/matches is entered through its index', () => {
    const deep = outside.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/matches/') && target !== 'src/matches/index.ts')
        .map((target) => `${path} imports ${target}`),
    );
    expect(deep).toEqual([]);
  });

  it('the index exports no table, no stored entry and no open room', () => {
    const hidden = [
      'AnyAt',
      'Entry',
      'LogEntry',
      'ChainedEntry',
      'HotMatch',
      'HotMatches',
      'Match',
      'MatchHead',
      'Room',
    ];
    const within = ['roomOf', 'SeatStanding', 'feedEntry', 'see', 'tableView', 'viewerOf', 'seedHash'];
    const exported = [
      ...textOf('src/matches/index.ts').matchAll(/^export (?:type )?\{([^}]*)\}|^export const (\w+)/gm),
    ];
    const names = exported.flatMap(([, list, name]) =>
      [...(list ?? name ?? '').matchAll(/\w+/g)].map(([word]) => word),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => [...hidden, ...within].includes(name))).toEqual([]);
    expect(textOf('src/matches/index.ts')).not.toMatch(/^export \* /m);
  });

  it('every verb that the index exports goes through the closed room', () => {
    const consts = [...textOf('src/matches/index.ts').matchAll(/^export const \w+ = (\w+)/gm)].map(([, made]) => made);
    expect([...new Set(consts)]).toEqual(['fromOutside']);
  });

  it('the API knows shapes of the engine and nothing that works on a table', () => {
    const shapes = ['Blank', 'Choice', 'PublishedGame', 'TableView', 'ZoneKind'];
    const named = product.filter(apart).flatMap((path) => {
      const from = textOf(path).matchAll(/import (type )?\{([^}]*)\} from '[./]*\/engine\/index\.ts'/g);
      return [...from].flatMap(([, type, names = '']) => [
        ...(type ? [] : [`${path} imports values of the engine`]),
        ...names
          .split(',')
          .flatMap((name) => (shapes.includes(name.trim()) || !name.trim() ? [] : [`${path}: ${name}`])),
      ]);
    });
    const deep = product.filter(apart).flatMap(importsOf);
    expect(named).toEqual([]);
    expect(deep.filter((target) => target.startsWith('src/engine/') && target !== 'src/engine/index.ts')).toEqual([]);
    expect(deep.filter((target) => /^src\/games\/[^/]+\//.test(target))).toEqual([]);
  });
});
