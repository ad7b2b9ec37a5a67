import type { ResponseStatus } from '#contract/responses.ts';

/** The id of the hatching of what is not finished, which colour alone does not say. */
export const hatching = 'dashboard-hatching';

/** The statuses from the ground up, with the fill that each has in the picture and in its legend. */
export const chartSeries: readonly { readonly status: ResponseStatus; readonly fill: string }[] = [
  { status: 'PAID', fill: '#0b7f7d' },
  { status: 'UNPAID', fill: '#cea25a' },
  { status: 'NEW', fill: '#4880dc' },
  { status: 'INCOMPLETE', fill: `url(#${hatching})` },
  { status: 'ARCHIVED', fill: '#c7ced8' },
];

export type Series = (typeof chartSeries)[number];
