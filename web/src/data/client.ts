/** The package for clients, by the one door through which the pages use it: as anybody else's page would. */
export * from '../../../clients/typescript/src/index.ts';
