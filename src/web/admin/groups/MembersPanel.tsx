import { Button } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '#contract/index.ts';
import { mayCall } from '#web/session/permissions.ts';
import { readLoadFailure } from '../call-failure.ts';
import { useFormats } from '../formats.ts';
import { Problem } from '../Problem.tsx';
import { AddMembers } from './AddMembers.tsx';
import { MemberRow } from './MemberRow.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { useMembers } from './use-members.ts';
import './groups.css';

/** Members from which they are searched instead of read through. */
const many = 10;

/** Who is in a group, and how they come and go. */
export function MembersPanel({ groupId }: { groupId: number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that asked for it may go with its member.
  const {
    members,
    total = 0,
    error,
    isBusy,
    search,
    setSearch,
    reload,
    add,
    remove,
    more,
  } = useMembers(groupId, () => heading.current?.focus());
  const mayEdit = mayCall(operations.groups.addMembers.access);
  return (
    <section className="staff-panel group-members" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {translate('groups.members.title')}
        </h2>
        {members && <span className="staff-count">{number(total)}</span>}
      </header>
      {mayEdit && members && <AddMembers groupId={groupId} count={total} isBusy={isBusy} onAdd={add} />}
      {(search || total > many) && <MemberSearch onSearch={setSearch} />}
      {error !== undefined && (
        <div className="group-failed">
          <Problem text={translate('groups.members.error')} more={readLoadFailure(error, translate)} />
          <Button onClick={reload}>{translate('record.error.retry')}</Button>
        </div>
      )}
      {!members && error === undefined && (
        <div role="status">
          <span className="sr-only">{translate('groups.members.loading')}</span>
          <span className="skeleton skeleton--1" />
        </div>
      )}
      {members?.length === 0 && (
        <p className="group-nobody">
          {search ? translate('groups.members.notFound', { search }) : translate('groups.members.none')}
        </p>
      )}
      <ul>
        {members?.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isBusy={isBusy}
            {...(mayEdit && { onRemove: () => void remove(member) })}
          />
        ))}
      </ul>
      {members && members.length < total && more && (
        <div className="group-more">
          <Button onClick={more}>
            {translate('groups.members.more', { shown: number(members.length), all: number(total) })}
          </Button>
        </div>
      )}
    </section>
  );
}
