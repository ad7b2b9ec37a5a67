import { demoAnswers, pageBody, readScan, submitPage } from '#tests/support/scan.ts';
import { withServer } from './lifetime.ts';
import type { Store } from './store.ts';

/** Seeds a store, takes the demo scan once on it, and copies that response until there are `rows`. */
export async function fill(store: Store, rows: number): Promise<void> {
  await withServer(store, ({ url }) => takeScan(url));
  await store.exec(`
    INSERT INTO response (id, tenant_id, survey_version_id, survey_id, status, locale, reference, contact, email,
      answers, pages_done, terms_accepted_at, scores, report, created_at, updated_at, completed_at, anonimize_at)
    SELECT gen_random_uuid(), tenant_id, survey_version_id, survey_id, status, locale, 'BENCH' || n, 'Visitor ' || n,
      'visitor' || n || '@example.com', answers, pages_done, terms_accepted_at, scores, report,
      created_at - n * interval '1 minute', updated_at, completed_at, anonimize_at
    FROM response, generate_series(1, ${rows - 1}) n;
    ANALYZE response`);
  await store.exec('VACUUM response');
}

async function takeScan(url: string): Promise<void> {
  const survey = await readScan(url);
  let responseId: string | null = null;
  for (const page of survey.surveyPage) {
    const verdict = await submitPage(url, pageBody(survey, page, demoAnswers, responseId), crypto.randomUUID());
    responseId = verdict.responseId;
  }
}
