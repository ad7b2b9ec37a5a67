import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

/** What staff lists are made of, `rows` of each, spread over the tenants that are there. Responses are copies of one that was taken. */
export async function fillLists({ exec }: Pick<Database, 'exec'>, rows: number): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  const series = `generate_series(1, ${rows}) n, (SELECT min(id) AS tenant_id FROM tenant) t, (SELECT min(id) AS user_id FROM app_user) u`;
  const back = "now() - n * interval '7 minutes'";
  await exec(`
    INSERT INTO tenant (name) SELECT 'Tenant ${mark} ' || n FROM generate_series(1, ${Math.min(rows, 2000)}) n;
    INSERT INTO app_user (tenant_id, email, firstname, lastname, active, created_at, last_sign_in_at)
      SELECT tenant_id, 'person-${mark}-' || n || '@example.com', 'Person ' || n, 'van ${mark}', n % 7 > 0, ${back}, ${back} FROM ${series};
    INSERT INTO user_role (user_id, role_id)
      SELECT app_user.id, role.id FROM app_user, role
      WHERE email LIKE 'person-${mark}-%' AND (role.name = 'user' OR (role.name = 'agent' AND app_user.id % 2 = 0));
    INSERT INTO user_group (tenant_id, name, created_at) SELECT tenant_id, 'Team ${mark} ' || n, ${back} FROM ${series};
    INSERT INTO group_member (group_id, user_id)
      SELECT team.id, person.id
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM user_group WHERE name LIKE 'Team ${mark} %') team
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM app_user WHERE email LIKE 'person-${mark}-%') person
        USING (n);
    INSERT INTO api_token (user_id, name, hash, created_at, expires_at)
      SELECT user_id, 'Token ' || n, '${mark}-' || n, ${back}, now() + interval '1 year' FROM ${series};
    INSERT INTO message (tenant_id, recipient, template, locale, status, due_at, subject, body, created_at)
      SELECT tenant_id, 'person-' || n || '@example.com', 'passwordChanged', 'nl',
        (ARRAY['sent', 'sent', 'kept', 'failed'])[1 + n % 4], ${back}, 'Subject ' || n, 'Text', ${back} FROM ${series};
    INSERT INTO audit_log (at, tenant_id, actor_id, action, entity, entity_id, after, address)
      SELECT ${back}, tenant_id, user_id, (ARRAY['read', 'change', 'sign-in'])[1 + n % 3],
        (ARRAY['user', 'response', 'package'])[1 + n % 3], n::text, '{"rows": 50}', '192.0.2.' || n % 250 FROM ${series};
    INSERT INTO log_entry (at, level, source, message, context)
      SELECT ${back}, (ARRAY['warn', 'error'])[1 + n % 2], 'messages', 'A mail was not sent, attempt ' || n, '{"attempts": 2}'
      FROM generate_series(1, ${rows}) n;
    INSERT INTO recurring_job (name, flow, cron, time_zone, active, created_at)
      SELECT 'Job ${mark} ' || n, 'report.abandoned', '0 4 * * *', 'Europe/Amsterdam', false, now()
      FROM generate_series(1, ${Math.min(rows, 100)}) n;
    INSERT INTO queue_job (flow, status, attempts, tenant_id, created_by, error, created_at, run_at, started_at, finished_at)
      SELECT 'report.abandoned', (ARRAY['completed', 'failed', 'cancelled'])[1 + n % 3], 1, tenant_id, user_id,
        CASE WHEN n % 3 = 1 THEN 'It did not work' END, ${back}, ${back}, ${back}, ${back} FROM ${series};
    INSERT INTO response (id, tenant_id, survey_version_id, survey_id, user_id, status, locale, reference, contact,
      email, answers, pages_done, created_at, updated_at)
      SELECT gen_random_uuid(), tenant_id, survey_version_id, survey_id, user_id, status, locale, '${mark}-' || n,
        'Visitor ' || n, 'visitor-' || n || '@example.com', answers, pages_done, ${back}, ${back}
      FROM generate_series(1, ${rows}) n, (SELECT * FROM response WHERE reference NOT LIKE '%-%' LIMIT 1) taken`);
}
