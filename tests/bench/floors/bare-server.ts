import Fastify from 'fastify';
import { openBare } from './bare-database.ts';

/**
 * The floor under the API: Fastify and a database with nothing in between. It inserts one row a request, and lists
 * fifty responses with their total.
 */
const database = await openBare();
await database.query('CREATE TABLE IF NOT EXISTS bare_row (id uuid PRIMARY KEY, answers jsonb NOT NULL)', []);

const app = Fastify();
app.get('/ready', async () => ({ status: 'ok' }));
app.post('/rows', async ({ body }) => {
  const id = crypto.randomUUID();
  await database.query('INSERT INTO bare_row VALUES ($1, $2)', [id, JSON.stringify(body)]);
  return { id };
});
app.get('/responses', async () => {
  const rows = await database.query(
    `SELECT id, status, contact, email, reference, locale, created_at, completed_at, anonimize_at, scores, pages_done
     FROM response ORDER BY created_at DESC, id DESC LIMIT 50`,
    [],
  );
  const [total] = await database.query('SELECT count(*)::int AS rows FROM response', []);
  return { rows, total };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

process.once('SIGTERM', () => void app.close().then(() => database.close()));
