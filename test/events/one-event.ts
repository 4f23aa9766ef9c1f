import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { call } from '../load/graphql-call.ts';
import { quantile } from '../load/quantile.ts';
import { type Say, type Site, text } from './api.ts';
import { logFindings } from './check/chain.ts';
import { recordFindings } from './check/check-record.ts';
import { exportFindings } from './check/exports.ts';
import type { Heard } from './follow.ts';
import { forgeries } from './forgeries.ts';
import type { EventPlan } from './plans.ts';
import { type PlayedEvent, playEvent } from './play-event.ts';
import { type RecordFile, readRecordFile, writtenRecord } from './record-file.ts';
import { judgedThere, type Offline, offline, type Verdict } from './verdicts.ts';

/**
 * Plays one tournament, verifies its record on the server and offline, checks it with the second reader, and tries
 * forgeries.
 * @param folder where to write the record
 */
export async function oneEvent(
  site: Site,
  plan: EventPlan,
  folder: string,
  say: Say,
): Promise<{ findings: string[]; record: RecordFile; promised: string }> {
  const played = await playEvent(site, plan, say);
  const { file, record, tournament, verdicts, findings, bundled } = await proven(site, played, folder);
  await writeFile(path.join(folder, `${plan.name}.ndjson`), file);
  findings.push(...(await exportFindings(site, tournament)));
  const forged = await forgeryFindings(site, bundled, record);
  findings.push(...forged.findings);
  const rounds = tournament.stages.map(({ rounds: all }) => all.length).join('+');
  const size = `${(file.length / 2 ** 20).toFixed(1)} MiB`;
  say(
    `${plan.name}: ${plan.entrants} entrants, ${rounds} rounds, ${record.replays.length} matches, ${played.moves} moves of clients, ` +
      `${played.seconds.toFixed(0)} s, a round's pairings received after ${quantile(played.waits, 0.5)} ms, ${Math.max(...played.waits)} at most; record ${size}, ${verdicts.map((one) => one?.verdict ?? 'too large').join(' and ')}; ` +
      `${findings.length} findings; ${forged.found} of ${forged.made} forgeries refuted at the right place`,
  );
  return { findings, record, promised: played.promised };
}

/**
 * Reads the record of a finished tournament, verifies it on the server and offline, checks it with the second reader
 * and compares it with the log.
 */
export async function proven(site: Site, played: PlayedEvent, folder: string) {
  const file = await text(`${site.url}/v1/tournaments/${played.id}/record`);
  const record = readRecordFile(file);
  const { asReadersDo, bundled } = await offline(site, folder);
  const verdicts = [await judgedThere(site, file), await asReadersDo(file)];
  const { tournament, findings: read } = recordFindings(record, played.promised);
  const findings = [...played.findings, ...verdicts.flatMap(notVerified), ...read];
  findings.push(...(await comparedLogs(site, played, record)));
  return { file, record, tournament, verdicts, findings, bundled };
}

function notVerified(verdict: Verdict | null): string[] {
  return verdict === null || verdict.verdict === 'VERIFIED' ? [] : [`${verdict.verdict}: ${verdict.why}`];
}

const LOG = `query ($id: ID!, $after: Int!) { tournament(id: $id) { entries(first: 500, after: $after) {
  entries { version at kind by input facts } hasNextPage } } }`;

/** Compares the record with the log received over a subscription, and with the log read page by page. */
async function comparedLogs({ pool, client }: Site, { id, heard }: PlayedEvent, record: RecordFile): Promise<string[]> {
  const read: Heard[] = [];
  for (let more = true; more; ) {
    const variables = { id, after: read.at(-1)?.version ?? -1 };
    type Page = { tournament: { entries: { entries: Heard[]; hasNextPage: boolean } } };
    const { tournament } = await call<Page>({ ...client, pool, token: null }, LOG, variables);
    read.push(...tournament.entries.entries);
    more = tournament.entries.hasNextPage;
  }
  return [...logFindings('the subscription', record, heard), ...logFindings('the pages of the log', record, read)];
}

async function forgeryFindings(site: Site, judged: Offline, record: RecordFile) {
  const findings: string[] = [];
  const all = forgeries(record);
  for (const { what, record: forged, names } of all) {
    const file = writtenRecord(forged);
    // Only forgeries with recomputed hashes go to both verifiers, because starting a process for each takes a while.
    const elsewhere = what.includes(',') ? [await judged(file)] : [];
    for (const said of [await judgedThere(site, file), ...elsewhere]) {
      if (said === null) continue;
      if (said.verdict !== 'REFUTED') findings.push(`one changed ${what}: ${said.verdict}`);
      else if (!names.test(said.why ?? ''))
        findings.push(`one changed ${what}: the verdict should match ${names}: ${said.why}`);
    }
  }
  const kinds = new Set(all.map(({ what }) => what.split(',')[0]));
  for (const kind of ['pairing', 'result', 'standing', 'die'])
    if (!kinds.has(kind)) findings.push(`the record has no ${kind} to forge`);
  return { findings, made: all.length, found: all.length - new Set(findings.map((one) => one.split(':')[0])).size };
}
