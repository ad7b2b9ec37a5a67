/** One element of a SurveyJS page, as plain data. */
export interface SurveyElement {
  readonly type: string;
  readonly [property: string]: unknown;
}
