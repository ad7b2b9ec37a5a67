import { and, asc, eq, max, or } from 'drizzle-orm';
import type { Content } from '#contract/contents.ts';
import type { ListQuery } from '#contract/envelope.ts';
import { operations } from '#contract/index.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import type { SurveyDefinition } from '#contract/survey-definition.ts';
import type { Db } from '../../db/database.ts';
import { listPage, readListQuery } from '../../db/list-query.ts';
import { content } from '../../db/schema.ts';
import { sanitizeHtml } from '../../html/sanitize.ts';

const columns = {
  id: content.id,
  slug: content.slug,
  type: content.type,
  isMenu: content.isMenu,
  isHome: content.isHome,
  nameTech: content.nameTech,
  position: content.position,
};

export async function listContents(db: Db, query: ListQuery, locale: Locale, isSignedIn: boolean) {
  const parts = readListQuery(query, operations.contents.list.list, columns);
  const where = and(...parts.where);
  const found = await db
    .select()
    .from(content)
    .where(where)
    .orderBy(...parts.orderBy)
    .limit(parts.limit)
    .offset(parts.offset);
  const total = await db.$count(content, where);
  return listPage(
    found.map((row) => presentContent(row, locale, isSignedIn)),
    total,
    parts,
  );
}

/**
 * Gives a survey that no page shows yet a page of its own, outside the menu, under its technical name.
 * @returns its slug; undefined where there is a page already, of the survey or under that name
 */
export async function addSurveyPage(
  db: Db,
  { nameTech, name }: Pick<SurveyDefinition, 'nameTech' | 'name'>,
): Promise<string | undefined> {
  const taken = or(eq(content.nameTech, nameTech), eq(content.slug, nameTech));
  const found = await db.select({ id: content.id }).from(content).where(taken).limit(1);
  if (found.length > 0) return undefined;
  const [last] = await db.select({ position: max(content.position) }).from(content);
  const position = (last?.position ?? 0) + 10;
  await db.insert(content).values({
    ...{ slug: nameTech, name, type: 'survey' as const, nameTech, body: '', position },
    ...{ isMenu: false, isHome: false, authRequired: false },
  });
  return nameTech;
}

/** Every page of the site, in menu order, as anyone may see it. */
export async function allContents(db: Db, locale: Locale): Promise<Content[]> {
  const rows = await db.select().from(content).orderBy(asc(content.position), asc(content.id));
  return rows.map((row) => presentContent(row, locale, false));
}

/** A page; what stands on one that asks for a sign-in is for who is signed in. */
function presentContent(row: typeof content.$inferSelect, locale: Locale, isSignedIn: boolean): Content {
  return {
    id: row.id,
    slug: row.slug,
    name: inLocale(row.name, locale),
    isMenu: row.isMenu,
    isHome: row.isHome,
    authRequired: row.authRequired,
    type: row.type,
    body: row.authRequired && !isSignedIn ? '' : cleanBody(inLocale(row.body, locale)),
    nameTech: row.nameTech,
  };
}

/** Bodies are few and read with every page view, so what was sanitised once is remembered. */
const cleaned = new Map<string, string>();
const mostRemembered = 500;

function cleanBody(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html);
  if (cleaned.size >= mostRemembered) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
}
