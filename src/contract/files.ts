import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

/** A stored file. `fileData` is base64; `extension` without the dot. */
export const file = z.object({
  fileData: z.string(),
  filename: z.string(),
  extension: z.string(),
});
export type StoredFile = z.output<typeof file>;

export const fileOperations = {
  get: defineOperation({
    id: 'files.get',
    method: 'GET',
    path: 'base/files/{id}',
    summary: 'A file that belongs to a response the caller may see',
    access: { flag: 'surveyManagement.show' },
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) }),
    auditsRead: 'file',
    response: file,
  }),
};
