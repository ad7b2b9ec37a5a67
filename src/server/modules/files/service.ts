import { and, eq } from 'drizzle-orm';
import type { StoredFile } from '#contract/files.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { file, response } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { visibleTo } from '../responses/service.ts';

/** A file of a response that the actor may see. @throws HttpProblem 404, the same for absent and not theirs */
export async function readFile(db: Db, actor: Actor, id: string): Promise<StoredFile> {
  const [found] = await db
    .select({ filename: file.filename, extension: file.extension, data: file.data })
    .from(file)
    .innerJoin(response, eq(response.id, file.responseId))
    .where(and(eq(file.id, id), ...visibleTo(actor)));
  if (!found) throw new HttpProblem(404, 'notFound');
  const { filename, extension, data } = found;
  return { fileData: Buffer.from(data).toString('base64'), filename, extension };
}
