import { Client, escapeIdentifier } from 'pg';

/** Creates an empty database beside this one, in place of an earlier run's, and returns its address. */
export async function databaseBeside(address: string): Promise<string> {
  const beside = new URL(address);
  beside.pathname += '_2';
  const name = escapeIdentifier(decodeURIComponent(beside.pathname.slice(1)));
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return beside.href;
}
