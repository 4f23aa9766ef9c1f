import { isPlainClick } from '../../browser/location.ts';
import { rulesAddress } from './address.ts';
import type { TermParts } from './operations.generated.ts';
import style from './rules.module.css';
import { pieces, termId } from './terms.ts';

/** How terms are linked: the glossary, and where a click goes. */
export interface Linking {
  readonly game: string;
  readonly glossary: readonly TermParts[];
  /** Shows a section or term by its id without leaving the page. If absent, links lead to the page of the rules. */
  readonly go?: ((id: string) => void) | undefined;
}

interface RuleLinkProps {
  readonly linking: Linking;
  readonly id: string;
  readonly title?: string;
  readonly class?: string | undefined;
  readonly children: string;
}

/** Renders a link to a section or term. It can also be opened in another tab. */
export function RuleLink({ linking: { game, go }, id, children, ...rest }: RuleLinkProps) {
  return (
    <a
      href={rulesAddress(game, id)}
      onClick={(event) => {
        if (!go || !isPlainClick(event)) return;
        event.preventDefault();
        go(id);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Renders a line of text whose terms link to the glossary. @param found see `pieces` */
export function linked(text: string, linking: Linking, found?: Set<TermParts>) {
  return pieces(text, linking.glossary, found).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <RuleLink
        key={piece.term.term}
        linking={linking}
        id={termId(piece.term)}
        class={style.term}
        title={piece.term.text}
      >
        {piece.written}
      </RuleLink>
    ),
  );
}
