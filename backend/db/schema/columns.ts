import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bytes; the drivers return a Buffer or a Uint8Array. */
export const bytesColumn = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
