import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The flows that have a name for people; the server may know more. */
export const knownFlows = [
  'mail.deliver',
  'privacy.anonymise',
  'cleanup',
  'report.abandoned',
  'export.responses',
  'database.maintain',
] as const;

/** Gives the name of a flow in the person's language; one without is called what the server calls it. */
export function useFlowName(): (flow: string) => string {
  const translate = useTranslate();
  return useCallback((flow) => translate(`queue.flow.${flow.replace('.', '_')}`, { _: flow }), [translate]);
}
