import Fastify from 'fastify';

/** The floor under a start: Fastify, and an answer that comes from an existing database. */
const app = Fastify();
const query = await openEngine();
app.get('/ready', () => query('SELECT 1 AS ok'));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

async function openEngine(): Promise<(sql: string) => Promise<unknown>> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) {
    const { Pool } = (await import('pg')).default;
    const pool = new Pool({ connectionString: DATABASE_URL });
    return async (sql) => (await pool.query(sql)).rows;
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const client = await PGlite.create(`${DATA_DIR}/pglite`, { extensions: { pg_trgm } });
  return async (sql) => (await client.query(sql)).rows;
}
