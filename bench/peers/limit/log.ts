import pg from 'pg';

const TABLE =
  'create table log (match uuid, version int, entry json not null, hash text not null, primary key (match, version))';
const APPEND = `insert into log select * from json_to_recordset($1::json)
  as entry(match uuid, version int, entry json, hash text)`;

/** A durable log. While one statement is being written to disk, the next entries gather for the next statement. */
export class Log {
  readonly #client: pg.Client;
  #waiting: { row: string; stored: () => void }[] = [];
  #writing = false;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<Log> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(TABLE);
    return new Log(client);
  }

  /** Appends an entry. @param row its row as JSON @param stored called once the row is on disk */
  append(row: string, stored: () => void): void {
    this.#waiting.push({ row, stored });
    if (!this.#writing) setImmediate(() => this.#write());
    this.#writing = true;
  }

  #write(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    const rows = batch.map(({ row }) => row).join();
    this.#client.query({ name: 'append', text: APPEND, values: [`[${rows}]`] }, (error) => {
      if (error) throw error;
      for (const { stored } of batch) stored();
      this.#writing = this.#waiting.length > 0;
      if (this.#writing) setImmediate(() => this.#write());
    });
  }
}
