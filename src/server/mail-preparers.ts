import type { Preparers } from './modules/messages/service.ts';
import { prepareInvitation, prepareResetMail } from './modules/session/service.ts';

/** What is made only as a mail leaves, by template. */
export const mailPreparers: Preparers = { invitation: prepareInvitation, passwordReset: prepareResetMail };
