/** What is needed of a node to weigh it: its id, as a number. */
export interface Weighed {
  readonly seed: number;
}

/** A node's id as a number of 32 bits. */
export function seedOf(nodeId: string): number {
  return hashOf(nodeId, 0x811c9dc5);
}

/**
 * Which of the nodes a match belongs to: the one that weighs most for it (rendezvous hashing), so that whoever knows the same nodes
 * says the same, each has its share, and of those that come and go only their own matches move. None: there are no nodes.
 */
export function ownerOf<N extends Weighed>(matchId: string, nodes: readonly N[]): N | undefined {
  const match = hashOf(matchId, 0x9747b28c);
  let owner: N | undefined;
  let most = -1;
  for (const node of nodes) {
    const weight = mixed(match ^ node.seed);
    if (weight < most || (weight === most && owner && node.seed < owner.seed)) continue;
    most = weight;
    owner = node;
  }
  return owner;
}

/** FNV-1a over the characters; evened out, for ids of one kind differ in little. */
function hashOf(text: string, from: number): number {
  let hash = from;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mixed(hash);
}

/** The finalizer of MurmurHash3: each bit of the input changes half of the output's. Not negative. */
function mixed(hash: number): number {
  let bits = hash;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
