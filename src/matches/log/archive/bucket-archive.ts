import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Archive, ArchiveUnavailable } from './archive.ts';

/** The time limit of one request, in milliseconds. */
const LONGEST = 30_000;
/** How often a request is repeated, with growing pauses, if the bucket answers 429 or 5xx. */
const RETRIES = 2;

/** An archive in a bucket of S3 or a compatible service. */
export class BucketArchive implements Archive {
  readonly #client: AwsClient;
  readonly #bucket: string;

  /** @param address `https://ID:SECRET@HOST/BUCKET?region=REGION`; names of files are appended to its path */
  constructor({ username, password, origin, pathname, searchParams }: URL) {
    const region = searchParams.get('region');
    this.#bucket = `${origin}${pathname.replace(/\/$/, '')}`;
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      retries: RETRIES,
      ...(region !== null && { region }),
    });
  }

  async put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    // The service refuses bytes that do not have this digest.
    const headers = { 'x-amz-content-sha256': hash('sha256', bytes) };
    const response = await this.#ask(name, { method: 'PUT', body: bytes, headers });
    if (!response.ok) throw await refusal(response);
    await response.arrayBuffer();
  }

  async get(name: string): Promise<Buffer | null> {
    const response = await this.#ask(name, {});
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    const why = await refusal(response);
    if (response.status === 404 && !/NoSuchBucket/.test(why.message)) return null;
    throw why;
  }

  #ask(name: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(LONGEST);
    return this.#client.fetch(`${this.#bucket}/${name}`, { ...request, signal }).catch((error: unknown) => {
      throw new ArchiveUnavailable('The bucket of the archive does not answer', { cause: error });
    });
  }
}

/** Names the status and the service's code, but repeats nothing else, because a response can contain the address. */
async function refusal(response: Response): Promise<ArchiveUnavailable> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'no code';
  return new ArchiveUnavailable(`The bucket of the archive answered ${response.status} (${code}).`);
}
