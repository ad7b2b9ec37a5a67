import { allOperations } from './index.ts';

/** Flags that the specification and the screens know of, and that no operation asks for yet. */
const ahead = [
  'contentManagement.show',
  'contentManagement.edit',
  'contentManagement.delete',
  'surveyManagement.export',
  'surveyManagement.edit',
  'surveyManagement.delete',
];

/** Every profile flag that means something, by name: what operations ask for, and what is to come. */
export const knownFlags: readonly string[] = [
  ...new Set([...allOperations.flatMap(({ access }) => (typeof access === 'object' ? access.flag : [])), ...ahead]),
].sort();
