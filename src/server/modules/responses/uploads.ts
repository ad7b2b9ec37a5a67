import type { SurveyPage } from '#contract/surveys.ts';
import { questionTypeName } from '#survey/question-types.ts';
import type { Db } from '../../db/database.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { unguessableId } from '../../ids.ts';
import * as repository from './repository.ts';

export interface KeptUploads {
  /** The page's answers with each upload replaced by its file's id. */
  readonly answers: Record<string, unknown>;
  readonly files: Record<string, { id: string; filename: string; size: number }>;
}

/** Stores the page's uploads with the response, and drops files that an answer no longer names. */
export async function storeUploads(
  db: Db,
  responseId: string,
  page: SurveyPage,
  answers: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<KeptUploads> {
  const kept: KeptUploads = { answers: { ...answers }, files: {} };
  for (const question of page.question) {
    if (questionTypeName(question) !== 'file') continue;
    const answer = answers[question.nameTech];
    if (isUploadedFile(answer)) {
      const facts = { id: unguessableId(), filename: answer.name, size: answer.size };
      const extension = answer.name.split('.').pop()?.toLowerCase() ?? '';
      await repository.insertFile(db, {
        ...facts,
        responseId,
        question: question.nameTech,
        extension,
        data: answer.data,
        createdAt: now,
      });
      kept.answers[question.nameTech] = facts.id;
      kept.files[question.nameTech] = facts;
    }
    const id = kept.answers[question.nameTech];
    await repository.deleteFilesBut(db, responseId, question.nameTech, typeof id === 'string' ? id : undefined);
  }
  return kept;
}

function isUploadedFile(answer: unknown): answer is UploadedFile {
  return typeof answer === 'object' && answer !== null && 'data' in answer && answer.data instanceof Uint8Array;
}
