import type { SurveyPage } from '#contract/surveys.ts';
import { questionTypeName } from '#survey/question-types.ts';
import type { Db } from '../../db/database.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { unguessableId } from '../../ids.ts';
import * as repository from './repository.ts';

interface NewFile {
  readonly id: string;
  readonly question: string;
  readonly upload: UploadedFile;
}

/** A page's answers with each upload replaced by the id that its file will have. */
export interface NamedUploads {
  readonly answers: Record<string, unknown>;
  readonly uploads: readonly NewFile[];
}

export function nameUploads(answers: Readonly<Record<string, unknown>>): NamedUploads {
  const named: Record<string, unknown> = {};
  const uploads: NewFile[] = [];
  for (const [question, answer] of Object.entries(answers)) {
    if (isUploadedFile(answer)) {
      const id = unguessableId();
      uploads.push({ id, question, upload: answer });
      named[question] = id;
    } else named[question] = answer;
  }
  return { answers: named, uploads };
}

/** Stores the page's new files with the response, and drops those that no answer names any more. */
export async function storeUploads(
  db: Db,
  responseId: string,
  page: SurveyPage,
  { answers, uploads }: NamedUploads,
  createdAt: Date,
): Promise<Record<string, { id: string; filename: string; size: number }>> {
  for (const { id, question, upload } of uploads) {
    const { name: filename, size, data } = upload;
    const extension = filename.split('.').pop()?.toLowerCase() ?? '';
    await repository.insertFile(db, { id, responseId, question, filename, extension, size, data, createdAt });
  }
  for (const question of page.question.filter((asked) => questionTypeName(asked) === 'file')) {
    const kept = answers[question.nameTech];
    await repository.deleteFilesBut(db, responseId, question.nameTech, typeof kept === 'string' ? kept : undefined);
  }
  return Object.fromEntries(
    uploads.map(({ id, question, upload }) => [question, { id, filename: upload.name, size: upload.size }]),
  );
}

/** Whether an answer is a file that came with the request, bytes and all, and not a description of one. */
export function isUploadedFile(answer: unknown): answer is UploadedFile {
  return typeof answer === 'object' && answer !== null && 'data' in answer && answer.data instanceof Uint8Array;
}
