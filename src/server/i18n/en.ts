/** What the server says to a person, in English. The other languages have the same keys. */
export const en = {
  badRequest: 'The request could not be read.',
  badListQuery: 'The field {field} cannot be used in {parameter}.',
  invalid: 'Some fields are not filled in correctly.',
  unauthorized: 'Sign in to continue.',
  forbidden: 'You do not have permission to do this.',
  notFound: 'This does not exist, or you may not see it.',
  unknownCall: 'There is no such call.',
  conflict: 'This was changed in the meantime.',
  tooLarge: 'This is larger than the server takes.',
  mediaType: 'The server does not take this content type.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The server cannot reach its database. Try again in a moment.',
  credentials: 'Invalid login credentials',
  sessionEnded: 'Your session has ended. Sign in again.',
  answersRefused: 'Sorry, not all fields are filled out correctly.',
  surveyNotFound: 'This scan does not exist.',
  responseNotFound: 'This scan session does not exist any more. Start again.',
  pageOrder: 'Answer the pages in order. The next page is {page}.',
  responseComplete: 'This scan was completed already.',
  termsRequired: 'Accept the terms before you start.',
  keyReused: 'This request key was used for another request.',
  reportFailed: 'The report could not be made.',
} as const;

export type MessageName = keyof typeof en;
