import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslate as useRuleTexts } from '#web/i18n/LocaleProvider.tsx';
import { useKeptForm } from '../session/use-kept-form.ts';
import { fieldNames, refusalOf, rulesOf } from './field-kind.ts';
import { type FormFailure, readFormFailure } from './form-failure.ts';
import { type Base, type FormValues, isSame, toBody } from './form-values.ts';
import type { JsonSchema } from './json-schema.ts';
import { fromKept, toKept } from './kept-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface RecordFormOptions {
  /** The form's name, the record's id in it: what is unsaved is kept under it. */
  readonly name: string;
  readonly schema: JsonSchema | undefined;
  /** What is stored, as far as is known. */
  readonly base: Base;
  /** Stores a body and gives back what is stored now. */
  readonly save: (body: Record<string, unknown>, version: number | undefined) => Promise<Base>;
  /** Reads anew what is stored; without it a record cannot be in conflict. */
  readonly reload?: (() => Promise<Base>) | undefined;
  /** Called once the form holds nothing unsaved any more. */
  readonly onSaved?: (() => void) | undefined;
}

/** What somebody else did to the record meanwhile. */
export type Clash = { readonly kind: 'changed'; readonly theirs: Base } | { readonly kind: 'gone' };

/** A record as it is being edited: values and verdicts, saving, and what comes between. */
export function useRecordForm({ name, schema, base, save, reload, onSaved }: RecordFormOptions) {
  const translate = useTranslate();
  const resolver = useResolver(schema);
  const [seen, setSeen] = useState(base);
  const [failure, setFailure] = useState<FormFailure>();
  const [clash, setClash] = useState<Clash>();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<FormValues>({ defaultValues: base.values, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as FormValues;
  const isDirty = Object.keys(values).some((field) => !isSame(values[field], seen.values[field]));

  /** Begins anew from what is stored, with some of it changed already. */
  const begin = (from: Base, changed: FormValues = {}) => {
    setSeen(from);
    form.reset(from.values);
    for (const [field, value] of Object.entries(changed)) form.setValue(field, value, { shouldDirty: true });
  };
  const giveUp = () => flushSync(() => begin(seen));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when something else is stored, not at each key
  useEffect(() => {
    const isOther = base.version !== seen.version || !isSame(base.values, seen.values);
    // What comes from elsewhere may replace what nobody has touched.
    if (isOther && !isDirty && !clash) begin(base);
  }, [base]);
  useKeptForm(name, isDirty ? toKept(schema, values, seen) : null, (kept) => {
    const { base: from, changed } = fromKept(kept, seen);
    begin(from, changed);
  });
  useLeaveGuard(isDirty, giveUp);

  const send = async (entered: FormValues, version: number | undefined) => {
    setFailure(undefined);
    try {
      const saved = await save(toBody(schema, entered), version);
      flushSync(() => begin(saved));
      onSaved?.();
    } catch (error) {
      await explain(readFormFailure(error, translate), version);
    }
  };

  const explain = async (reason: FormFailure, version: number | undefined) => {
    const found = reason.status === 409 || reason.status === 404 ? await findClash(reload, version) : undefined;
    if (found) return setClash(found);
    // `params.days` stands in the field `params`, which has inputs of its own.
    const known = Object.entries(reason.fields).filter(([field]) =>
      Object.hasOwn(values, field.split('.')[0] ?? field),
    );
    for (const [field, message] of known) form.setError(field, { type: 'server', message });
    setFailure(reason);
    setAttempt((count) => count + 1);
  };

  return {
    form,
    values,
    seen,
    isDirty,
    isBusy: form.formState.isSubmitting,
    failure,
    attempt,
    clash,
    submit: form.handleSubmit(
      (entered) => send(entered, seen.version),
      () => {
        setFailure(undefined);
        setAttempt((count) => count + 1);
      },
    ),
    /** Goes on from what is stored now with the values that were chosen. */
    settle: (theirs: Base, chosen: FormValues) => {
      setClash(undefined);
      begin(theirs, chosen);
      return form.handleSubmit((entered) => send(entered, theirs.version))();
    },
    closeClash: () => setClash(undefined),
  };
}

async function findClash(reload: RecordFormOptions['reload'], version: number | undefined): Promise<Clash | undefined> {
  try {
    const theirs = await reload?.();
    return theirs && theirs.version !== version ? { kind: 'changed', theirs } : undefined;
  } catch (error) {
    const { status } = readFormFailure(error, (key) => key);
    return status === 404 ? { kind: 'gone' } : undefined;
  }
}

/** Judges every field by the schema that the server judges by, in the person's language. */
function useResolver(schema: JsonSchema | undefined): Resolver<FormValues> {
  const t = useRuleTexts();
  return useMemo(
    () => (values) => {
      const errors: Record<string, { type: string; message: string }> = {};
      for (const source of fieldNames(schema)) {
        const refusal = refusalOf(rulesOf(schema, source), values[source]);
        if (refusal)
          errors[source] = { type: refusal.key, message: t(`validation.${refusal.key}`, [refusal.limit ?? '']) };
      }
      return Object.keys(errors).length > 0
        ? { values: {}, errors: errors as FieldErrors<FormValues> }
        : { values, errors: {} };
    },
    [schema, t],
  );
}
