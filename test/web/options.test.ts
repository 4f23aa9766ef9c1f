import { expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES } from '../../src/games/index.ts';
import { optionFields, optionsWithoutField } from '../../web/src/parts/options/schema-field.ts';

it('every option of every game has a field, except for a galaxy of planets', () => {
  for (const { id, options } of GAMES) {
    const schema = z.toJSONSchema(options, { io: 'input' });
    expect([id, optionsWithoutField(schema)]).toEqual([id, id === 'spark-of-war' ? ['customGalaxy'] : []]);
    expect(optionFields(schema).length).toBeGreaterThan(0);
    for (const { name, about } of optionFields(schema)) expect(about, `${id} ${name}`).not.toBe('');
  }
});

it('every game has ready-made kinds of match, whose options are legal, and the first is the default', () => {
  for (const { id, presets = [], options, misfit, seats } of GAMES) {
    expect(presets.length, id).toBeGreaterThan(1);
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    expect(presets[0]?.options).toEqual({});
    for (const { options: chosen, about } of presets) {
      expect(misfit?.(seats.min, options.parse(chosen)) ?? null, id).toBeNull();
      expect(about).toMatch(/\.$/);
    }
  }
});
