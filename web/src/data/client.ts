/** The client package, which the pages use like any other client. */
export * from '../../../clients/typescript/src/index.ts';
