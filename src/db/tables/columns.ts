import { type AnyPgColumn, foreignKey, timestamp } from 'drizzle-orm/pg-core';

/** Defines a timestamp column with millisecond precision, like JavaScript's dates. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const references = (name: string, column: AnyPgColumn, to: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [to] });
