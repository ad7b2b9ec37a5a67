// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '#web/api/ApiProvider.tsx';
import { ApiError, type Client } from '#web/api/client.ts';
import { LocaleProvider } from '#web/i18n/LocaleProvider.tsx';
import { createLocaleStore } from '#web/i18n/locale-store.ts';
import { type Draft, newDraft } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { fakeSurvey } from './fake-survey.ts';
import type { SurveyFormProps } from './SurveyForm.tsx';
import { VersionStage } from './VersionStage.tsx';

vi.mock('./FormStage.tsx', () => ({
  FormStage: ({ survey, draft }: SurveyFormProps) => (
    <p>{`form of version ${survey.version}, response ${draft.responseId}, page ${draft.page}`}</p>
  ),
}));

afterEach(cleanup);

const survey = fakeSurvey([], []);

function show(draft: Draft, call: Client['call']) {
  const client: Client = { call, download: () => Promise.reject(new Error('unused')) };
  render(
    <ApiProvider api={{ apiUrl: '/api/v3', client, guest: client }}>
      <LocaleProvider store={createLocaleStore('en')}>
        <VersionStage
          survey={survey}
          draft={draft}
          store={createDraftStore('scan')}
          takesFocus={false}
          onReport={() => undefined}
          onTermsRefused={() => undefined}
          onCompleted={() => undefined}
          onStartOver={() => undefined}
        />
      </LocaleProvider>
    </ApiProvider>,
  );
}

const begunOnFirst: Draft = { ...newDraft({ id: 1, version: 1 }, 0), page: 1, done: 1, responseId: 'r-1' };
const answers = (result: unknown) => vi.fn(async () => result) as unknown as Client['call'];

it('goes on with the version that the response was begun on', async () => {
  show(begunOnFirst, answers({ _data: { ...survey, version: 1 } }));
  expect(await screen.findByText('form of version 1, response r-1, page 1')).toBeTruthy();
});

it('starts anew on the published version where the earlier one is gone', async () => {
  const gone = new ApiError({ type: '', title: '', status: 404 }, {});
  show(begunOnFirst, vi.fn(() => Promise.reject(gone)) as unknown as Client['call']);
  expect(await screen.findByText('form of version 2, response null, page 0')).toBeTruthy();
});

it('asks for nothing where the version is the published one, or the server has nothing yet', async () => {
  const call = answers({});
  show({ ...begunOnFirst, version: 2 }, call);
  expect(screen.getByText('form of version 2, response r-1, page 1')).toBeTruthy();
  cleanup();
  show({ ...begunOnFirst, responseId: null, page: 0 }, call);
  expect(screen.getByText('form of version 2, response null, page 0')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});
