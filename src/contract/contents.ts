import * as z from 'zod/mini';
import { listOf, listQuery } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** A page of the site. `body` is sanitised HTML; `nameTech` names the survey where `type` is `survey`. */
export const content = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  isMenu: z.boolean(),
  isHome: z.boolean(),
  authRequired: z.boolean(),
  type: z.enum(['content', 'survey']),
  body: z.string(),
  nameTech: z.nullable(z.string()),
});
export type Content = z.output<typeof content>;

export const contentOperations = {
  list: defineOperation({
    id: 'contents.list',
    method: 'GET',
    path: 'base/contents',
    summary: 'The pages of the site in menu order, in the language of Accept-Language',
    access: 'public',
    query: listQuery,
    list: {
      filter: { id: 'number', slug: 'text', type: 'text', isMenu: 'boolean', isHome: 'boolean', nameTech: 'text' },
      sort: ['id', 'slug', 'position'],
      expand: [],
      search: false,
      defaultOrder: ['position', 'asc'],
    },
    response: listOf(content),
  }),
};
