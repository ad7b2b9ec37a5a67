import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable } from './db/database.ts';
import { startUp } from './start-up.ts';

/** How long jobs that are under way may take to end or to be handed back, in milliseconds. */
const drainTime = 10_000;

/** `npm run worker`: runs jobs and sends mail beside servers on the same database, and answers no requests. */
async function work(): Promise<void> {
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new ConfigError(
      'A worker needs a database that several processes can use: set DATABASE_URL. ' +
        'The embedded one belongs to the server, which runs the jobs itself.',
    );
  }
  const started = await startUp({ ...config, jobs: 'inline' });
  await started.app.ready();
  started.app.jobs.start();
  process.stdout.write('This worker runs jobs.\n');
  // Nothing listens, so this is what keeps the process.
  const stay = setInterval(() => undefined, 60_000);
  const stop = () => {
    clearInterval(stay);
    setTimeout(() => process.exit(1), drainTime).unref();
    void started.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await work();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseUnavailable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
