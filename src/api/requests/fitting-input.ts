import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fitted } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';

/** Parameters of an address as their schema makes them, or what is wrong with one of them in words for its sender. */
export const fittingInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = fitted(schema, data);
    if ('data' in read) return { value: read.data };
    const { field, message } = read.misfit;
    return { error: new Refused('BAD_INPUT', message, { field: field || 'request' }) };
  };
