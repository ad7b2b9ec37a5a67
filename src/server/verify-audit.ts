import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditVerdict } from '#contract/audit-log.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable, openDatabase } from './db/database.ts';
import { verifyChain } from './modules/audit/service.ts';
import { loadSecrets } from './secrets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** `npm run audit:verify`: checks the audit log against its chain and changes nothing. Ends with 1 where it is not whole. */
async function verifyAudit(config: Config): Promise<void> {
  const hasSecret = config.encryptionKey !== undefined || existsSync(join(config.dataDir, 'secrets.json'));
  if (!hasSecret) throw new ConfigError(`There is no key: set ENCRYPTION_KEY, or DATA_DIR to the server's folder.`);
  const database = await openDatabase(config);
  try {
    const { valid, rows, sealed, firstBroken, end } = await verifyChain(database.db, loadSecrets(config));
    say(`${rows} rows, ${sealed} of them in the chain.`);
    if (valid) say(`The audit log is whole. It ends at ${end.seq} with ${end.hash || 'nothing yet'}.`);
    else if (firstBroken) complain(`The audit log is not whole: ${inWords(firstBroken)}`);
  } finally {
    await database.close();
  }
}

function inWords({ id, seq, reason }: NonNullable<AuditVerdict['firstBroken']>): string {
  const sentences: Record<typeof reason, string> = {
    missing: `row ${seq} of the chain is gone.`,
    changed: `row ${seq} of the chain (id ${id}) was changed, or stands in another one's place.`,
    details: `the details of row ${seq} of the chain (id ${id}) were changed.`,
    end: `its end (${seq}) is not the one that was signed, or ENCRYPTION_KEY is another one than then.`,
    unknown: `row ${id} says that it is number ${seq} of the chain, which it never was.`,
  };
  return sentences[reason];
}

try {
  await verifyAudit(readConfig());
} catch (error) {
  if (error instanceof DatabaseUnavailable) {
    complain(`${error.message}\nA server that runs verifies as well: the button is on the page of the audit log.`);
  } else if (error instanceof ConfigError) complain(error.message);
  else throw error;
}
