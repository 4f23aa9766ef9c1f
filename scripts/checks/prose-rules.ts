/** A pattern for wording that reads like a literal translation, with advice on what to write instead. */
interface Rule {
  readonly advice: string;
  readonly pattern: RegExp;
}

/** Matches the beginning of a sentence, including in a comment, string or list. */
const START = String.raw`(?:^|[.:;!?]\s+|\*\s+|//\s*|["'\`(]\s*|-\s+)`;
const beginning = (words: string) => new RegExp(`${START}${words}`);

const RULES: readonly Rule[] = [
  { advice: 'name the actor: "Whoever resigns"', pattern: /\bwhoever\b|\bwhichever of them\b/i },
  {
    advice: 'name the actor: "Who …", "What …"',
    pattern: beginning(String.raw`(?:Who|Whose|What)\s(?![^.!?]*\?)(?!you|we|this|it\b)`),
  },
  {
    advice: 'name the actor: "nobody", "somebody", "everybody"',
    pattern: /\b(?:[Nn]obody|[Ss]omebody|[Ee]verybody)\b/,
  },
  { advice: 'begin with the subject: "Of …"', pattern: beginning(String.raw`Of\s(?!course)`) },
  { advice: 'if, when', pattern: beginning(String.raw`Where (?:there|it|one|all|neither|that)\b`) },
  { advice: 'again', pattern: /\banew\b/i },
  { advice: 'forever', pattern: /\bfor ever\b/i },
  {
    advice: 'the number, or "that many"',
    pattern: /\b(?:by|of|after|in|for|once|holds?|takes?|waits?|lasts?) so (?:many|much|long|often)\b/i,
  },
  {
    advice: 'receives, is notified',
    pattern: /\b(?:is|are|was|were|been?) told (?:of|it|that|them|everything|all)\b/i,
  },
  { advice: 'two sentences', pattern: /\b(?:by|of|with|from|for|to) (?:whom|whose)\b|\bby which\b/i },
  { advice: 'is, remains', pattern: /\bstands? (?:in|there|beside|alone|as it|where|behind|still)\b/i },
  { advice: 'states, defines', pattern: /\b(?:is|are|be) said (?!to)\b|\bsays so\b|\bsaid twice\b/i },
  { advice: 'still, anyway', pattern: /\ball the same\b/i },
  { advice: 'again, still', pattern: /\bas ever\b|\bonce more\b/i },
  { advice: 'in flight, pending, is sent', pattern: /\b(?:on (?:its|their) way|under way|sets? out)\b/i },
  { advice: 'also, before the verb', pattern: /, too[.,;)]/i },
];

/** The maximum length of a Markdown line. */
const COLUMNS = 100;

export interface Place {
  readonly line: number;
  readonly advice: string;
  readonly text: string;
}

/**
 * Finds the places in a file that need rewording. The name `file` determines what is prose: the whole text of a
 * Markdown file, but only comments and sentences in code.
 */
export function placesIn(file: string, content: string): Place[] {
  const markdown = file.endsWith('.md');
  let fenced = false;
  return content.split('\n').flatMap((text, index) => {
    if (markdown && text.trim().startsWith('```')) fenced = !fenced;
    const prose = markdown || file.endsWith('.graphql') ? inMarkdown(text) : inCode(text);
    const found = RULES.filter(({ pattern }) => pattern.test(prose)).map(({ advice }) => advice);
    if (markdown && !fenced && !isTable(text) && text.length > COLUMNS) found.push(`at most ${COLUMNS} columns`);
    return found.map((advice) => ({ line: index + 1, advice, text: text.trim() }));
  });
}

const isTable = (line: string) => /^\s*\|/.test(line);

function inMarkdown(line: string): string {
  const words = line.replace(/`[^`]*`/g, '``');
  // In tables "nobody" is an answer to "who sees it?".
  return isTable(words) ? words.replaceAll('nobody', '') : words;
}

function inCode(line: string): string {
  if (/^\s*(?:\/\/|\/\*|\*|#)/.test(line)) return line;
  const strings = [...line.matchAll(/\/\/ .*$|'[^']{12,}'|"[^"]{12,}"|`[^`]{12,}`/g)].map(([text]) => text);
  return strings.filter((text) => /\s\w+\s/.test(text)).join(' ');
}

const TYPES = 'feat|fix|perf|refactor|test|docs|build|ci|chore|revert|style';
const SUBJECT = new RegExp(`^(?:${TYPES})(?:\\([\\w./-]+\\))?!?: [a-z0-9\`"']`);
/** The maximum length of a commit's subject. */
const SUBJECT_LENGTH = 72;

/** Whether a commit's subject has the form `type(scope): imperative` and is short enough. */
export const isSubject = (subject: string): boolean => subject.length <= SUBJECT_LENGTH && SUBJECT.test(subject);
