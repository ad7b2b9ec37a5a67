import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database.ts';

/**
 * Holds a data folder for this process by a lock file with its process id; two writers would lose rows silently.
 * A lock whose process is gone (a crash, `kill -9`) is taken over.
 * @returns lets the folder go
 * @throws DatabaseUnavailable that names the process which holds it
 */
export function holdFolder(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    if (writeLock(path)) return () => rmSync(path, { force: true });
    const holder = readHolder(path);
    if (holder && holder !== process.pid && isRunning(holder)) {
      throw new DatabaseUnavailable(
        `The data folder ${dataDir} is in use by process ${holder}. Stop that server first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new DatabaseUnavailable(
    `The data folder ${dataDir} could not be locked: another server starts at this moment.`,
  );
}

function writeLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid}\n${startOf(process.pid)}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The id of the process that wrote the lock, if it still is that process: ids are used again. */
function readHolder(path: string): number | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').split('\n');
    const id = Number(pid);
    return Number.isInteger(id) && id > 0 && (start === '' || startOf(id) === start) ? id : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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
