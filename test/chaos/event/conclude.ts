import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReplayDocument, readReplay } from '../../../src/engine/index.ts';
import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import { readEntryLine, readHead } from '../../../src/tournaments/record/record-form.ts';
import { chance } from '../chance.ts';
import { NoAnswer } from '../load/graphql-call.ts';
import { untilAnswered } from '../load/load.ts';
import type { Findings } from '../report.ts';
import { moveFindings, verbFindings } from './check-acknowledged.ts';
import { type ListedMatch, roundFindings } from './check-rounds.ts';
import { type ListedStanding, standingFindings } from './check-standings.ts';
import { ask, type EventLoad } from './event-load.ts';
import type { Field } from './field.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const STANDINGS =
  'query($id: ID!) { tournament(id: $id) { stages { standings(first: 500) { place points tieBreaks entrant { number } } } } }';
const MATCHES = `query($after: Cursor) { matches(first: 100, after: $after) {
  nodes { id status seats { player { id } } } pageInfo { hasNextPage endCursor } } }`;

/** An event that is over, as everybody can see it. */
export interface Concluded {
  findings: Findings;
  entries: number;
  matches: number;
  verdict: string;
}

/** Holds the public record of an event that is over against what was acknowledged, and against a slow reckoning of our own. */
export async function conclude(load: EventLoad, field: Field, folder: string): Promise<Concluded> {
  const file = await downloaded(load, `/v1/tournaments/${field.id}/record`, path.join(folder, 'event.ndjson'));
  const keys = await downloaded(load, '/.well-known/arbiter-keys.json', path.join(folder, 'keys.json'));
  const verdict = await verified(file.name, keys.name);
  const { entries, replays } = read(file.text);
  const matches = await allMatches(load, field);
  const listed = await standingsOf(load, field);
  const findings = [
    ...load.findings,
    ...(verdict.startsWith('VERIFIED') ? [] : [`npm run verify: ${verdict}`]),
    ...verbFindings(load.verbs, entries),
    ...moveFindings(load.ledger, replays.values()),
    ...roundFindings(entries, matches),
    ...standingFindings(entries, replays, listed),
  ];
  return { findings, entries: entries.length, matches: matches.length, verdict: verdict.split('\n')[0] ?? '' };
}

/** From any of the nodes: the last one that was killed may not be back yet. */
async function downloaded(load: EventLoad, at: string, name: string): Promise<{ name: string; text: string }> {
  const text = await untilAnswered(load, () => fetched(`${any(load.ways.urls)}${at}`));
  await writeFile(name, text);
  return { name, text };
}

/** @throws NoAnswer when nobody listens, or the answer is cut short */
async function fetched(url: string): Promise<string> {
  const { status, ok, text } = await fetch(url)
    .then(async (answer) => ({ status: answer.status, ok: answer.ok, text: await answer.text() }))
    .catch((error: unknown) => {
      throw new NoAnswer(String(error));
    });
  if (!ok) throw new Error(`${url}: ${status} ${text}`);
  return text;
}

function any(urls: readonly string[]): string {
  return urls[Math.floor(chance() * urls.length)] ?? '';
}

/** As somebody does who has nothing but the file. */
async function verified(file: string, keys: string): Promise<string> {
  const script = path.join(ROOT, 'scripts/verify.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, '--keys', keys], { cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  const [code] = await once(child, 'close');
  return code === 0 || !said.startsWith('VERIFIED') ? said : `exit code ${code}: ${said}`;
}

function read(text: string): { entries: EventEntry[]; replays: Map<string, ReplayDocument> } {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const { entries: count } = readHead(head);
  const replays = lines.slice(count).map(readReplay);
  return {
    entries: lines.slice(0, count).map(readEntryLine),
    replays: new Map(replays.map((replay) => [replay.match, replay])),
  };
}

/** The matches on this server in which a player of the event sits. */
async function allMatches(load: EventLoad, { organizer, everybody }: Field): Promise<ListedMatch[]> {
  type Page = {
    matches: {
      nodes: { id: string; status: string; seats: { player: { id: string } | null }[] }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
  const all: ListedMatch[] = [];
  for (let after: string | null = null; ; ) {
    const { matches }: Page = await ask<Page>(load, organizer, MATCHES, { after });
    for (const { id, status, seats } of matches.nodes)
      all.push({ id, status, players: seats.map(({ player }) => player?.id ?? null) });
    if (!matches.pageInfo.hasNextPage)
      return all.filter(({ players }) => players.some((id) => id && everybody.has(id)));
    after = matches.pageInfo.endCursor;
  }
}

async function standingsOf(load: EventLoad, { id, organizer }: Field): Promise<ListedStanding[]> {
  type Stages = { tournament: { stages: { standings: ListedStanding[] }[] } };
  const { tournament } = await ask<Stages>(load, organizer, STANDINGS, { id });
  return tournament.stages[0]?.standings ?? [];
}
