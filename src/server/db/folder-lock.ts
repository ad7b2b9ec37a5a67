import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database.ts';

/** A holder touches its lock this often, in milliseconds, so that another machine or container can see that it lives. */
const beatEvery = 5_000;
/** After this long without a touch a holder elsewhere counts as gone. */
const silence = 60_000;

/**
 * Holds a data folder for this process by a lock file that says who holds it; two writers would lose rows silently.
 * A lock whose process is gone (a crash, `kill -9`) is taken over.
 * @returns lets the folder go
 * @throws DatabaseUnavailable that names the process which holds it
 */
export function holdFolder(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  const own = `${process.pid}\n${startOf(process.pid)}\n${hostname()}\n`;
  if (!placeLock(path, own)) takeOver(dataDir, path, own);
  const beating = setInterval(() => beat(path), beatEvery).unref();
  return () => {
    clearInterval(beating);
    if (readLock(path) === own) rmSync(path, { force: true });
  };
}

/** Replaces a lock that nobody holds any more; one process at a time may judge that. */
function takeOver(dataDir: string, path: string, own: string): void {
  const judging = `${path}.judging`;
  const file = openExclusively(judging);
  if (file === undefined)
    throw new DatabaseUnavailable(busy(dataDir, 'another server that starts at this moment', judging));
  try {
    const holder = holderOf(path);
    if (holder) throw new DatabaseUnavailable(busy(dataDir, holder, path));
    rmSync(path, { force: true });
    if (!placeLock(path, own))
      throw new DatabaseUnavailable(busy(dataDir, 'another server that has just started', path));
  } finally {
    closeSync(file);
    rmSync(judging, { force: true });
  }
}

function busy(dataDir: string, holder: string, file: string): string {
  return (
    `The data folder ${dataDir} is in use by ${holder}. Stop that server first, or set DATA_DIR to another folder. ` +
    `If you are sure that none runs, remove ${file}.`
  );
}

/** Puts the lock there with its content at once, so that nobody reads half of it; false where one stands already. */
function placeLock(path: string, content: string): boolean {
  const prepared = `${path}.${process.pid}`;
  writeFileSync(prepared, content);
  try {
    linkSync(prepared, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    // Some network drives have no links; there the file is made and filled in two steps.
    return writeExclusively(path, content);
  } finally {
    rmSync(prepared, { force: true });
  }
}

function writeExclusively(path: string, content: string): boolean {
  const file = openExclusively(path);
  if (file === undefined) return false;
  writeSync(file, content);
  closeSync(file);
  return true;
}

function openExclusively(path: string): number | undefined {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (isCode(error, 'EEXIST')) return undefined;
    throw error;
  }
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Who holds a lock, in words; undefined where that process has ended. Ids are used again, so its start counts too. */
function holderOf(path: string): string | undefined {
  const [pid = '', start = '', host = ''] = readLock(path).split('\n');
  const id = Number(pid);
  if (!Number.isInteger(id) || id <= 0) return undefined;
  if (host !== '' && host !== hostname()) return isTouched(path) ? `process ${id} on ${host}` : undefined;
  const isSame = start === '' || startOf(id) === start;
  return isSame && isRunning(id) ? `process ${id}` : undefined;
}

function beat(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The lock was taken away by hand; what is open stays open.
  }
}

function isTouched(path: string): boolean {
  return Date.now() - statSync(path).mtimeMs < silence;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** When a process began, as Linux counts it; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
