import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect } from 'vitest';
import {
  type AnyGame,
  advance,
  begin,
  canonical,
  dealOf,
  deckHash,
  type Entry,
  entryRandom,
  foldAll,
  hashAfter,
  type PublishedKey,
  preambleSchema,
  type ReplayDocument,
  seedHash,
  thumbprint,
} from '../../../src/engine/index.ts';
import { publicPart, signatureOf } from '../../../src/matches/signing/signing-keys.ts';

// Forgeries by an attacker who knows the rules, the seed and how the chain is built, but not the server's private key.

/** Copies the record and makes one change in the copy. */
export function changed(document: ReplayDocument, change: (copy: ReplayDocument) => void): ReplayDocument {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}

/** Recomputes all hashes of the record, so that the chain is valid. */
export function rechained(document: ReplayDocument): ReplayDocument {
  return changed(document, (copy) => {
    const { move = null } = copy.entries[0] ?? {};
    let previous = seedHash(dealOf(copy.seed, { move }));
    for (const entry of copy.entries) {
      const { hash: _, ...rest } = entry;
      entry.hash = previous = hashAfter(previous, { ...rest, at: new Date(entry.at) });
    }
  });
}

/** Removes the signatures from the record. */
export function unsigned({ signatures: _, ...rest }: ReplayDocument): ReplayDocument {
  return rest;
}

/** Converts the record to the format from before preambles and signatures. */
export function ofFormerTimes(document: ReplayDocument): ReplayDocument {
  return rechained(
    changed(unsigned(document), (copy) => {
      copy.format = 'arbiter-replay-1';
      for (const seat of copy.seats) delete seat.salt;
      if (copy.entries[0]) copy.entries[0].move = null;
    }),
  );
}

/** Restarts the match with other options or decks, repeats its moves, and updates the whole record. */
export function playedAgain(
  game: AnyGame,
  document: ReplayDocument,
  change: (began: { options: Record<string, unknown>; decks: unknown[] }) => void,
): ReplayDocument {
  const setup = structuredClone(factOf(document)) as never as Parameters<typeof begin>[1]; // written by `begin`
  change(setup as never);
  const { at, entry } = begin(game, setup, entryRandom(document.seed, 0));
  const made = document.entries.map((old, version): Entry => {
    if (version === 0) return entry;
    return advance(game, at, entryRandom(document.seed, version), old as never);
  });
  const forged = changed(document, (copy) => {
    for (const [version, one] of copy.entries.entries()) Object.assign(one, { facts: made[version]?.facts });
    for (const [version, one] of copy.entries.entries()) Object.assign(one, { agenda: made[version]?.agenda });
    Object.assign(copy, { options: setup.options, result: JSON.parse(canonical(at.result)) });
    changePreamble(copy, (preamble) => {
      Object.assign(preamble, { options: setup.options });
      for (const seat of preamble.seats) seat.deck = deckHash(setup.decks[seat.seat] ?? null);
    });
  });
  return rechained(forged);
}

type Preamble = ReturnType<typeof preambleSchema.parse>;

/** Changes the preamble of the chain, if it has one. */
export function changePreamble(copy: ReplayDocument, change: (preamble: Preamble) => void): void {
  const [first] = copy.entries;
  if (!first?.move) return;
  const preamble = preambleSchema.parse(first.move);
  change(preamble);
  first.move = preamble;
}

/** Cuts the match off after this many entries and has a judge decide it, within the rules. */
export function cutAndRuled(
  game: AnyGame,
  document: ReplayDocument,
  entries: number,
  ranks: number[],
  kind: 'RULING' | 'ENDED' = 'RULING',
): ReplayDocument {
  const at = foldAll(game, document.entries.slice(0, entries) as Entry[]);
  const action = { kind, seat: null, move: { ranks, why: 'The judge has seen enough' } };
  const ruling = advance(game, at, entryRandom(document.seed, entries), action);
  const forged = changed(document, (copy) => {
    const { at: moment } = copy.entries[entries - 1] ?? expect.fail();
    const last = { ...structuredClone(ruling), at: moment, key: null, hash: '' };
    copy.entries.splice(entries, copy.entries.length, last as ReplayDocument['entries'][number]);
    Object.assign(copy, { result: JSON.parse(canonical(at.result)), finishedAt: moment });
  });
  return rechained(forged);
}

function factOf({ entries: [first] }: ReplayDocument): object {
  const { fact: _, ...setup } = first?.facts[0] ?? expect.fail('no beginning');
  return setup;
}

/** A signing key of a server. */
export interface ServerKey {
  key: KeyObject;
  published: PublishedKey;
}

/** Creates a key that belongs to another server, with its published form. */
export function strangersKey(kid?: string): ServerKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = publicPart(publicKey);
  return { key: privateKey, published: { kty: 'OKP', crv: 'Ed25519', x, kid: kid ?? thumbprint(x) } };
}

/** Signs a record as a server would, with any key under any name. */
export function signedBy(key: KeyObject, kid: string, document: ReplayDocument): ReplayDocument {
  const { match, entries } = document;
  const last = entries.length - 1;
  const signatures = [0, last].map((version) => {
    const status = version === last ? 'FINISHED' : 'RUNNING';
    const signature = signatureOf(key, kid, { match, version, status, hash: entries[version]?.hash ?? '' });
    return { version, signature };
  });
  return { ...document, signatures };
}

/** Swaps two seats, in the head and in the chain. */
export function exchanged(document: ReplayDocument, part: 'name' | 'deck'): ReplayDocument {
  return rechained(
    changed(document, (copy) => {
      changePreamble(copy, ({ seats: [one, two] }) => {
        if (!one || !two) return;
        if (part === 'name') [one.player, two.player] = [two.player, one.player];
        else [one.deck, two.deck] = [two.deck, one.deck];
      });
      const [one, two] = copy.seats;
      if (part === 'name' && one && two) [one.name, two.name] = [two.name, one.name];
    }),
  );
}
