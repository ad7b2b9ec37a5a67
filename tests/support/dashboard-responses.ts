import type { Database } from '#server/db/database.ts';

/**
 * Responses to the demo scan over the last 56 days, a few each day: of the last 28 days 308, of those before 252.
 * The scan has four pages; of what is not finished most is left at page 2. Also a job and a mail that failed.
 */
export async function fillDashboard({ exec }: Pick<Database, 'exec'>): Promise<void> {
  await exec(`
    INSERT INTO response (id, tenant_id, survey_version_id, survey_id, status, locale, reference, contact, email,
      answers, pages_done, scores, created_at, updated_at, completed_at)
    SELECT gen_random_uuid(), 1, v.id, v.survey_id, status, 'nl', 'D' || d || '-' || n, 'Visitor', 'v@example.com', '{}',
      CASE WHEN status = 'INCOMPLETE' THEN 1 + (n + d) % 5 / 2 ELSE 4 END, '{}', at, at,
      CASE WHEN status = 'INCOMPLETE' THEN NULL ELSE at + interval '702 seconds' END
    FROM survey_version v, generate_series(0, 55) d, generate_series(0, 11) n,
      LATERAL (SELECT (ARRAY['PAID', 'PAID', 'PAID', 'NEW', 'UNPAID', 'INCOMPLETE'])[1 + (n + d) % 6] AS status,
        (date_trunc('day', now() AT TIME ZONE 'Europe/Amsterdam') - d * interval '1 day' + n * interval '1 minute')
          AT TIME ZONE 'Europe/Amsterdam' AS at) made
    WHERE n < CASE WHEN d < 28 THEN 11 ELSE 9 END;
    INSERT INTO queue_job (flow, params, status, attempts, tenant_id, error, created_at, run_at, started_at, finished_at)
    VALUES ('report.abandoned', '{"days": 1}', 'failed', 3, 1, 'The page of the scan is not there', now(), now(), now(), now());
    INSERT INTO message (tenant_id, recipient, template, params, locale, status, attempts, due_at, error, subject, body, created_at)
    VALUES (1, 'daan.mulder@example.com', 'passwordChanged', '{}', 'nl', 'failed', 5, now(), 'EAUTH: 535 refused',
      'Je wachtwoord is gewijzigd', 'Hallo', now())`);
}
