/** What a visit keeps in the browser's session storage: the choice on the terms, and the report. */

export type TermsChoice = 'REQUIRED' | 'NOT_REQUIRED';

export interface KeptReport {
  readonly html: string;
  readonly reference: string;
}

/** The terms choice under the survey's nameTech: accepted where they were required, or not required. */
export function readTermsChoice(nameTech: string): TermsChoice | null {
  const choice = read(nameTech);
  return choice === 'REQUIRED' || choice === 'NOT_REQUIRED' ? choice : null;
}

export function keepTermsChoice(nameTech: string, choice: TermsChoice | null): void {
  keep(nameTech, choice);
}

/** The report of this visit, so that a reload still shows it. */
export function readReport(nameTech: string): KeptReport | null {
  try {
    const report: unknown = JSON.parse(read(reportKey(nameTech)) ?? 'null');
    return isReport(report) ? report : null;
  } catch {
    return null;
  }
}

export function keepReport(nameTech: string, report: KeptReport | null): void {
  keep(reportKey(nameTech), report && JSON.stringify(report));
}

const reportKey = (nameTech: string) => `report:${nameTech}`;

function isReport(value: unknown): value is KeptReport {
  return (
    typeof value === 'object' &&
    value !== null &&
    'html' in value &&
    typeof value.html === 'string' &&
    'reference' in value &&
    typeof value.reference === 'string'
  );
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The browser keeps nothing; the visit goes on without.
  }
}
