import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Response } from '#contract/responses.ts';
import { useFormats } from '../formats.ts';
import { Icon } from '../Icon.tsx';
import type { Column } from '../list/column.ts';
import { Nothing } from '../list/Nothing.tsx';
import { DetailsLink } from './DetailsLink.tsx';
import { isAnonymised, shortId } from './response-model.ts';
import { StatusChip } from './StatusChip.tsx';

const label = (field: string) => `responses.field.${field}`;
const orNothing = (text: string | null | undefined) => text || <Nothing />;

/** The columns of the list of responses, in the person's language. */
export function useResponseColumns(): readonly Column<Response>[] {
  const translate = useTranslate();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        name: 'id',
        label: label('id'),
        sort: 'id',
        card: 'top-start',
        render: ({ id }) => (
          <DetailsLink id={id} className="response-id">
            {shortId(id)}
          </DetailsLink>
        ),
      },
      {
        name: 'contact',
        label: label('contact'),
        sort: 'contact',
        tone: 'strong',
        card: 'bottom-start',
        render: (response) =>
          isAnonymised(response) ? translate('responses.anonymised') : orNothing(response.contact),
      },
      { name: 'email', label: label('email'), sort: 'email', tone: 'soft', render: ({ email }) => orNothing(email) },
      {
        name: 'createdAt',
        label: label('createdAt'),
        sort: 'createdAt',
        firstOrder: 'DESC',
        align: 'end',
        card: 'bottom-end',
        render: ({ createdAt }) => <time dateTime={createdAt}>{formats.moment(createdAt)}</time>,
      },
      {
        name: 'status',
        label: label('status'),
        sort: 'status',
        card: 'top-end',
        render: ({ status }) => <StatusChip status={status} />,
      },
      {
        name: 'reference',
        label: label('reference'),
        sort: 'reference',
        tone: 'soft',
        render: (r) => orNothing(r.reference),
      },
      { name: 'reseller', label: label('reseller'), render: ({ user }) => orNothing(user?.firstname) },
      { name: 'survey', label: label('survey'), tone: 'soft', render: ({ survey }) => survey.name },
      {
        name: 'anonimizeAt',
        label: label('anonimizeAt'),
        sort: 'anonimizeAt',
        align: 'end',
        tone: 'soft',
        render: ({ anonimizeAt }) =>
          anonimizeAt ? <time dateTime={anonimizeAt}>{formats.month(anonimizeAt)}</time> : <Nothing />,
      },
      {
        name: 'actions',
        label: 'list.actions',
        isActions: true,
        render: ({ id }) => (
          <DetailsLink id={id} className="row-action" label={translate('responses.show', { id: shortId(id) })}>
            <Icon name="show" />
          </DetailsLink>
        ),
      },
    ],
    [translate, formats],
  );
}
