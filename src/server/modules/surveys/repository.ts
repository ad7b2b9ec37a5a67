import { and, asc, eq, inArray, like, max, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { SurveyDefinition } from '#contract/survey-definition.ts';
import type { Db } from '../../db/database.ts';
import { referenceRow, survey, surveyVersion } from '../../db/schema.ts';

/** A version as it was published; it never changes. */
export interface SurveyVersion {
  readonly id: number;
  readonly surveyId: number;
  readonly version: number;
  readonly definition: SurveyDefinition;
}

export type ReferenceRow = typeof referenceRow.$inferSelect;

/** Versions are immutable, so each process reads one from the database once. */
const versions = new WeakMap<object, Map<number, SurveyVersion>>();

export async function findVersion(db: Db, cacheOf: object, id: number): Promise<SurveyVersion | undefined> {
  const cache = versions.get(cacheOf) ?? new Map<number, SurveyVersion>();
  versions.set(cacheOf, cache);
  const known = cache.get(id);
  if (known) return known;
  const [row] = await db.select().from(surveyVersion).where(eq(surveyVersion.id, id));
  if (row) cache.set(id, row);
  return row;
}

/** The published surveys that match, by id of their version. */
export async function findPublished(db: Db, where: SQL[], orderBy: SQL[], limit: number, offset: number) {
  const published = and(...where, sql`${survey.publishedVersionId} IS NOT NULL`);
  const rows = await db
    .select({ versionId: survey.publishedVersionId })
    .from(survey)
    .where(published)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const total = await db.$count(survey, published);
  return { versionIds: rows.flatMap((row) => row.versionId ?? []), total };
}

export async function findPublishedVersionId(db: Db, surveyId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: survey.publishedVersionId }).from(survey).where(eq(survey.id, surveyId));
  return row?.id ?? undefined;
}

export async function findVersionId(db: Db, surveyId: number, version: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: surveyVersion.id })
    .from(surveyVersion)
    .where(and(eq(surveyVersion.surveyId, surveyId), eq(surveyVersion.version, version)));
  return row?.id;
}

/** Adds the next version of a survey and publishes it; makes the survey where there is none of that name. */
export async function insertVersion(db: Db, definition: SurveyDefinition, publishedAt: Date) {
  await db.insert(survey).values({ nameTech: definition.nameTech }).onConflictDoNothing();
  const [owner] = await db.select().from(survey).where(eq(survey.nameTech, definition.nameTech)).for('update');
  if (!owner) throw new Error(`The survey ${definition.nameTech} could not be made`);
  const [latest] = await db
    .select({ version: max(surveyVersion.version) })
    .from(surveyVersion)
    .where(eq(surveyVersion.surveyId, owner.id));
  const version = (latest?.version ?? 0) + 1;
  const [row] = await db
    .insert(surveyVersion)
    .values({ surveyId: owner.id, version, definition, publishedAt })
    .returning({ id: surveyVersion.id });
  if (!row) throw new Error(`Version ${version} of ${definition.nameTech} could not be made`);
  await db.update(survey).set({ publishedVersionId: row.id }).where(eq(survey.id, owner.id));
  return { surveyId: owner.id, version };
}

export async function tableExists(db: Db, table: string): Promise<boolean> {
  const rows = await db
    .select({ id: referenceRow.id })
    .from(referenceRow)
    .where(eq(referenceRow.table, table))
    .limit(1);
  return rows.length > 0;
}

/** Rows of a reference table that hold every word, those that begin with the text first. */
export async function searchRows(db: Db, table: string, text: string, locale: Locale, limit: number, offset: number) {
  const words = text.split(/\s+/).filter(Boolean);
  const pattern = (word: string) => word.replace(/[\\%_]/g, '\\$&');
  const where = and(
    eq(referenceRow.table, table),
    ...words.map((word) => like(referenceRow.search, `%${pattern(word)}%`)),
  );
  const label = sql`lower(coalesce(${referenceRow.label}->>${locale}, ${referenceRow.label}->>'en', ${referenceRow.label}#>>'{}'))`;
  const rank = sql`CASE WHEN ${label} LIKE ${`${pattern(text)}%`} THEN 0 WHEN ${label} LIKE ${`% ${pattern(text)}%`} THEN 1 ELSE 2 END`;
  const rows = await db
    .select()
    .from(referenceRow)
    .where(where)
    .orderBy(...(words.length > 0 ? [rank] : []), asc(label), asc(referenceRow.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(referenceRow, where);
  return { rows, total };
}

export async function findRow(db: Db, table: string, id: string): Promise<ReferenceRow | undefined> {
  const [row] = await db
    .select()
    .from(referenceRow)
    .where(and(eq(referenceRow.table, table), eq(referenceRow.id, id)));
  return row;
}

export async function findRowsByIds(db: Db, table: string, ids: readonly string[]): Promise<ReferenceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(referenceRow)
    .where(and(eq(referenceRow.table, table), inArray(referenceRow.id, [...ids])));
}

export async function findRowsByPrefix(db: Db, table: string, prefix: string): Promise<ReferenceRow[]> {
  return db
    .select()
    .from(referenceRow)
    .where(and(eq(referenceRow.table, table), sql`starts_with(${referenceRow.id}, ${prefix})`))
    .orderBy(asc(referenceRow.id))
    .limit(1000);
}
