import { type AnyPgColumn, foreignKey, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column, to the millisecond, as JavaScript dates are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A foreign key of one column. */
export const references = (name: string, column: AnyPgColumn, to: AnyPgColumn) =>
  foreignKey({ name, columns: [column], foreignColumns: [to] });
