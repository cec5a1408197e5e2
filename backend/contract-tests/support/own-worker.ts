/*
 * Runs before each test file: each Jest worker has its own platform, and with PostgreSQL its own database, so that
 * parallel workers do not share carts and stock.
 */
const worker = Number(process.env['JEST_WORKER_ID'] ?? '1') - 1;
for (const name of ['PLATFORM_URL', 'DATABASE_URL']) {
  const each = process.env[`${name}S`]?.split(' ')[worker];
  if (each) process.env[name] = each;
}
