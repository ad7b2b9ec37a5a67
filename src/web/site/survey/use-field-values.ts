import { useMemo } from 'react';
import type { Survey } from '#contract/surveys.ts';
import type { Client } from '#web/api/client.ts';
import { isHeldFile } from './draft.ts';
import type { FieldContextValue } from './questions/field-context.ts';
import type { LiveDraft } from './use-draft.ts';

/** What the fields of the current page keep beside their answers: labels of chosen items, and files to be sent. */
export function useFieldValues(
  survey: Survey,
  live: LiveDraft,
  uploads: Map<string, File>,
  client: Client,
): FieldContextValue {
  const { draft, current, change } = live;
  const { labels, answers, page } = draft;
  const nameTech = survey.surveyPage[page]?.nameTech ?? '';
  return useMemo(
    () => ({
      client,
      labels,
      heldFiles: Object.entries(answers[nameTech] ?? {}).flatMap(([name, answer]) => (isHeldFile(answer) ? name : [])),
      setLabel: (question, label) => change({ labels: { ...current().labels, [question]: label } }),
      setUpload: (question, file) => {
        if (file) uploads.set(question, file);
        else uploads.delete(question);
      },
    }),
    [client, labels, answers, nameTech, uploads, current, change],
  );
}
