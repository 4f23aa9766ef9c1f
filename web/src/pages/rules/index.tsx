import { useEffect } from 'preact/hooks';
import { useTitle } from '../../browser/use-title.ts';
import { useAsked } from '../../data/use-asked.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { GAME_RULES } from '../../parts/rules/operations.generated.ts';
import { Rulebook } from '../../parts/rules/rulebook.tsx';
import { showRule } from '../../parts/rules/show-rule.ts';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';

/** Renders the rules of a game. The fragment of the address names a section or a term. */
export default function RulesPage({ id }: PageProps) {
  const { data, error, again } = useAsked(GAME_RULES, { id });
  const game = data?.game;
  const title = game && t('rules.title', { game: game.title });
  useTitle(title);
  useEffect(() => {
    if (game) showRule(location.hash.slice(1));
  }, [game]);
  if (!data) return <NotYet error={error} again={again} />;
  if (!game)
    return (
      <section class="page narrow">
        <h1>{t('notFound.title')}</h1>
        <p>
          <a href="/">{t('notFound.home')}</a>
        </p>
      </section>
    );
  return (
    <article class="page narrow">
      <h1>{title}</h1>
      <Rulebook game={game.id} rules={game.rules}>
        <p>
          <a class="button main" href={`/?new=${encodeURIComponent(game.id)}`}>
            {t('lobby.newMatch')}
          </a>
        </p>
      </Rulebook>
    </article>
  );
}
