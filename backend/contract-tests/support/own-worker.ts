/*
 * Runs before each file of tests: a worker of Jest has a platform, and where there is PostgreSQL a database, of its
 * own, so that workers side by side do not share carts and stock.
 */
const worker = Number(process.env['JEST_WORKER_ID'] ?? '1') - 1;
for (const name of ['PLATFORM_URL', 'DATABASE_URL']) {
  const each = process.env[`${name}S`]?.split(' ')[worker];
  if (each) process.env[name] = each;
}
