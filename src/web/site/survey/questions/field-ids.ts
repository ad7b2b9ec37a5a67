import type { Question } from 'survey-core';

/** The ids that tie a field's parts together. */
export const labelId = ({ id }: Question) => `${id}-label`;
export const hintId = ({ id }: Question) => `${id}-hint`;
export const errorId = ({ id }: Question) => `${id}-error`;
