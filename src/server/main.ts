import { ConfigError, readConfig, redact } from './config.ts';
import { DatabaseUnavailable } from './db/database.ts';
import { docsPath } from './http/open-api.ts';
import { type Started, startUp } from './start-up.ts';

/** How long requests that are under way may take to end once the process is told to stop, in milliseconds. */
const drainTime = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig();
  if (process.argv.includes('--check')) say(JSON.stringify(redact(config), null, 2));
  else await serve(await startUp(config), config);
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function serve(started: Started, config: ReturnType<typeof readConfig>): Promise<void> {
  const { host, port, publicUrl } = config;
  stopGracefully(started);
  try {
    const listening = await started.app.listen({ host, port });
    const address = publicUrl ?? listening.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
    say(`\nDe Arbeidsmarktscan is at ${address}`);
    say(`  staff sign in at ${address}/login`);
    const { firstStart } = started;
    if (firstStart) {
      say(`  as ${firstStart.email}`);
      say(
        firstStart.madePassword
          ? `  with password ${firstStart.madePassword} (shown once)`
          : '  with the password from ADMIN_PASSWORD',
      );
    }
    if (!config.smtpUrl) say(`  ${withoutMailServer(config)}`);
    say(`  the API is described at ${address}${docsPath}\n`);
  } catch (error) {
    await started.close();
    throw error;
  }
}

function withoutMailServer({ production }: ReturnType<typeof readConfig>): string {
  if (production) return 'mail is kept and not sent: set SMTP_URL, or nobody can reset a password';
  return 'mail, such as a link to reset a password, is printed here: set SMTP_URL to have it sent';
}

function stopGracefully(started: Started): void {
  const stop = () => {
    setTimeout(() => process.exit(1), drainTime).unref();
    void started.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Errors that the one who starts the server can mend, and so gets as a sentence. */
function isExpected(error: unknown): error is Error {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'EADDRINUSE') error.message = `The port is in use: ${error.message}. Set PORT to another one.`;
  else if (error.code === 'ECONNREFUSED')
    error.message = `The database of DATABASE_URL does not answer: ${error.message}`;
  else return false;
  return true;
}
