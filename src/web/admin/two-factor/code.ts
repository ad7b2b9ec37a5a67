/** Digits of a two-factor code. */
export const codeLength = 6;

/** The digits of what was typed or pasted: codes are written in groups, with spaces or dashes between them. */
export function readCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

/** Whether a code can be sent. */
export function isComplete(code: string): boolean {
  return code.length === codeLength;
}

/** A key as people read it aloud: `JBSW Y3DP …` */
export function groupsOfFour(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
