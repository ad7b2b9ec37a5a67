import fs, { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from './pglite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pglite-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('asks the disk to keep each commit before it is acknowledged', async () => {
  const real = fs.fsyncSync;
  const synced: number[] = [];
  fs.fsyncSync = (descriptor) => {
    synced.push(descriptor);
    real(descriptor);
  };
  syncBuiltinESMExports();
  try {
    const database = await openPglite(folder);
    await database.exec('CREATE TABLE kept (value integer)');
    const before = synced.length;
    for (let commit = 0; commit < 5; commit++) await database.exec('INSERT INTO kept VALUES (1)');
    expect(synced.length - before).toBeGreaterThanOrEqual(5);
    await database.close();
  } finally {
    fs.fsyncSync = real;
    syncBuiltinESMExports();
  }
});

it('keeps the files from everybody else on the machine, also in a folder that was open before', async () => {
  const files = join(folder, 'pglite');
  fs.mkdirSync(files, { mode: 0o777 });
  const database = await openPglite(folder);
  await database.close();
  expect(statSync(files).mode & 0o777).toBe(0o700);
});

it('lets one process hold a folder, and says which', async () => {
  const lock = join(folder, 'server.lock');
  const started = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19];
  writeFileSync(lock, `${process.ppid}\n${started}\n`);
  await expect(openPglite(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});

it('believes a holder on another machine for as long as it touches its lock', async () => {
  const lock = join(folder, 'server.lock');
  writeFileSync(lock, '7\n1\nelsewhere\n');
  await expect(openPglite(folder)).rejects.toThrow('process 7 on elsewhere');
  utimesSync(lock, new Date(), new Date(Date.now() - 61_000));
  const database = await openPglite(folder);
  expect(readFileSync(lock, 'utf8')).toContain(`${process.pid}\n`);
  await database.close();
});

it('takes over a lock whose process is gone, or whose id now belongs to another', async () => {
  for (const left of ['999999999\n1\n', `${process.ppid}\n1\n`, 'garbage']) {
    writeFileSync(join(folder, 'server.lock'), left);
    const database = await openPglite(folder);
    await database.close();
  }
});
