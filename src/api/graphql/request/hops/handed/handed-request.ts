import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Place } from '../../../../../telemetry/traces.ts';

/** A request as it came: from whom, its headers, and its body. */
export interface Raw {
  /** The other end of the connection over which it came; undefined: it has hung up. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Why a request is answered here that named a match, and was not read where it came. `OWNER`: another node has handed it on.
 * `PASSED_OVER`: the owner has not begun it. `AGAIN`: the owner has been asked and has fallen silent, it may have done it.
 */
export type Why = 'OWNER' | 'PASSED_OVER' | 'AGAIN';

/** A request that has come already, for the same ways that one goes which is just coming. It goes to no other node. */
export class HandedRequest extends IncomingMessage {
  readonly why: Why;
  /** Where in a trace it is; undefined: in none. */
  readonly place: Place | undefined;

  constructor({ address, headers, body }: Raw, why: Why, place?: Place) {
    super(farEnd(address));
    this.why = why;
    this.place = place;
    this.method = 'POST';
    this.url = '/graphql';
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.headers = headers;
    this.complete = true;
    this.push(body);
    this.push(null);
  }

  override _read(): void {} // all is here

  // There is no connection to end with it.
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
  }
}

/** Of a connection no more is asked than where it comes from. */
function farEnd(address: string | undefined): Socket {
  return Object.create(NOWHERE, { remoteAddress: { value: address } });
}

const NOWHERE = new Socket();
