import { t } from '../../texts/index.ts';
import type { MatchLine } from './operations.generated.ts';

/** Describes a clock in a few words; null if there is none. */
export function clockName({ timeControl }: Pick<MatchLine, 'timeControl'>): string | null {
  if (!timeControl) return null;
  const { perDecision, fischer, days } = timeControl;
  if (fischer) return t('clock.fischer.short', { bank: Math.round(fischer.bank / 60), increment: fischer.increment });
  if (days) return t('clock.days.short', { n: days });
  return perDecision ? t('clock.perDecision.short', { n: perDecision }) : null;
}
