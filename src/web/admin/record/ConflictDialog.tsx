import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConflictField } from './ConflictField.tsx';
import { FieldValues } from './FieldValues.tsx';
import type { Base, FormValues } from './form-values.ts';
import { type Choice, compare, merged } from './merge.ts';
import { RecordDialog } from './RecordDialog.tsx';

interface ConflictDialogProps {
  /** What I began from. */
  readonly base: Base;
  readonly mine: FormValues;
  /** What is stored now. */
  readonly theirs: Base;
  /** Saves these values over what is stored now. */
  readonly onSettle: (chosen: FormValues) => void;
  /** Back to the form, with nothing changed. */
  readonly onClose: () => void;
}

/** Somebody else saved the record first: what they changed, what I changed, and a choice where both did. */
export function ConflictDialog({ base, mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const merge = compare(base.values, mine, theirs.values);
  const isOpen = merge.both.some((source) => !choices[source]);
  return (
    <RecordDialog
      title={translate('record.conflict.title')}
      text={translate(merge.both.length > 0 ? 'record.conflict.choose' : 'record.conflict.text')}
      onClose={onClose}
    >
      <div className="record-dialog-body">
        {merge.both.map((source) => (
          <ConflictField
            key={source}
            source={source}
            mine={mine[source]}
            theirs={theirs.values[source]}
            choice={choices[source]}
            onChoose={(choice) => setChoices({ ...choices, [source]: choice })}
          />
        ))}
        <FieldValues title={translate('record.conflict.theirs')} sources={merge.theirs} values={theirs.values} />
        <FieldValues title={translate('record.conflict.mine')} sources={merge.mine} values={mine} />
      </div>
      <footer>
        <Button onClick={onClose}>{translate('record.conflict.back')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={isOpen}
          onClick={() => onSettle(merged(merge, mine, theirs.values, choices))}
        >
          {translate('record.conflict.save')}
        </Button>
      </footer>
    </RecordDialog>
  );
}
