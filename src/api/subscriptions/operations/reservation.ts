/**
 * Holds the id of a query or mutation among those that graphql-ws knows on a connection, until it is answered or taken back: so
 * no other may have it meanwhile. Nothing is ever heard of it there.
 */
export class Reservation implements AsyncIterable<never> {
  async *[Symbol.asyncIterator](): AsyncGenerator<never> {}
}
