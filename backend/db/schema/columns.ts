import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Cents of an order, which can be more than 32 bits hold: 21 million dollars. */
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });

/** Bytes; the drivers return a Buffer or a Uint8Array. */
export const bytesColumn = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
