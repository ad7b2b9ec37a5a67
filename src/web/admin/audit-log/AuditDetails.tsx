import { Button, Dialog, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { DataDialog } from '../controls/DataDialog.tsx';
import { DialogHeading } from '../DialogHeading.tsx';
import { Icon } from '../Icon.tsx';
import { AuditFacts } from './AuditFacts.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { useWords } from './use-words.ts';

interface AuditDetailsProps {
  readonly row: AuditLogEntry;
  readonly onClose: () => void;
}

/** One row of the audit log: who, what and from where, and the difference field by field. */
export function AuditDetails({ row, onClose }: AuditDetailsProps) {
  const translate = useTranslate();
  const words = useWords();
  const { setFilters } = useListContext();
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const { entity, entityId } = row;

  const showHistory = () => {
    onClose();
    setFilters({ entity, entityId }, undefined, false);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff data-dialog audit-dialog' } }}
    >
      <header className="data-head">
        <DialogHeading id={id} title={`${words.action(row.action)}: ${words.entity(entity)}`} />
        <IconButton aria-label={translate('auditLog.details.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="data-body">
        <AuditFacts row={row} />
        <DifferenceTable row={row} />
      </div>
      <footer className="audit-foot">
        <Button onClick={() => setShowsAll(true)}>{translate('auditLog.details.extraInfo')}</Button>
        {entityId !== null && <Button onClick={showHistory}>{translate('auditLog.details.history')}</Button>}
      </footer>
      {showsAll && <DataDialog data={row} onClose={() => setShowsAll(false)} />}
    </Dialog>
  );
}
