import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { currentLanguage, t } from '../../texts/index.ts';
import { type Linking, linked, RuleLink } from './linked.tsx';
import { type Block, blocks, spans } from './markdown.ts';
import type { RulesParts, SectionParts, TermParts } from './operations.generated.ts';
import style from './rules.module.css';
import { termId } from './terms.ts';

interface RulebookProps {
  readonly game: string;
  readonly rules: RulesParts;
  readonly go?: Linking['go'];
  /** The caller's own content after the goal. */
  readonly children?: ComponentChildren;
}

const GLOSSARY = 'glossary';

/** Renders the rules of a game: goal, contents, sections and glossary. They are in English in every language. */
export function Rulebook({ game, rules, go, children }: RulebookProps) {
  const { goal, sections, glossary } = rules;
  const linking = useMemo(() => ({ game, glossary, go }), [game, glossary, go]);
  return (
    <div class={style.rulebook}>
      {currentLanguage() !== 'en' && <p class="soft">{t('rules.english')}</p>}
      <p class={style.goal} lang="en">
        {goal}
      </p>
      {children}
      <nav class={style.contents} aria-label={t('rules.contents')} lang="en">
        {sections.map(({ key, title }) => (
          <RuleLink key={key} linking={linking} id={key}>
            {title}
          </RuleLink>
        ))}
        <RuleLink linking={linking} id={GLOSSARY}>
          Glossary
        </RuleLink>
      </nav>
      <div lang="en" class={style.sections}>
        {sections.map((section) => (
          <Section key={section.key} section={section} linking={linking} />
        ))}
        <section aria-labelledby={GLOSSARY}>
          <h2 id={GLOSSARY} tabIndex={-1}>
            Glossary
          </h2>
          <dl>
            {glossary.map((one) => (
              <div key={one.term} id={termId(one)} tabIndex={-1}>
                <dt>{one.term}</dt>
                <dd>{linked(one.text, linking, new Set([one]))}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

function Section({ section: { key, title, text }, linking }: { section: SectionParts; linking: Linking }) {
  const found = new Set<TermParts>();
  return (
    <section aria-labelledby={key}>
      <h2 id={key} tabIndex={-1}>
        {title}
      </h2>
      {blocks(text).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
        <div key={i}>{blockOf(block, (line) => lineOf(line, linking, found))}</div>
      ))}
    </section>
  );
}

function blockOf(block: Block, line: (text: string) => ComponentChildren) {
  if (block.is === 'paragraph') return <p>{line(block.text)}</p>;
  if (block.is === 'table') return tableOf(block, line);
  const items = block.items.map((item) => <li key={item}>{line(item)}</li>);
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function tableOf({ head, rows }: Extract<Block, { is: 'table' }>, line: (text: string) => ComponentChildren) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, i) => (
              <td key={head[i]}>{line(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lineOf(text: string, linking: Linking, found: Set<TermParts>) {
  return spans(text).map(({ style: kind, text: part }, i) => {
    const content = linked(part, linking, found);
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
    if (kind === 'bold') return <strong key={i}>{content}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes
    return kind === 'italic' ? <em key={i}>{content}</em> : content;
  });
}
