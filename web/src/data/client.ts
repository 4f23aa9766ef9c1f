/** The client package. The pages use it like any other client. */
export * from '../../../clients/typescript/src/index.ts';
