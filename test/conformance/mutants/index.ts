import { DISCLOSING } from './disclosing.ts';
import { LINGERING } from './endless-turns.ts';
import { ENGINE } from './engine.ts';
import { FORGETTING } from './forgetting.ts';
import { HAUNTED } from './invented-names.ts';
import { LEAKING } from './leaking.ts';
import { MISASKING } from './misasking.ts';
import { MISTELLING } from './mistelling.ts';
import type { Mutant } from './mutant.ts';
import { REWINDING } from './rewinding.ts';
import { UNTRIED } from './untried.ts';

export const MUTANTS: readonly Mutant[] = [
  ...LEAKING,
  ...DISCLOSING,
  ...ENGINE,
  ...FORGETTING,
  ...MISASKING,
  ...LINGERING,
  ...HAUNTED,
  ...MISTELLING,
  ...REWINDING,
  ...UNTRIED,
];
