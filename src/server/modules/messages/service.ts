export { deliverFlow } from './deliver-flow.ts';
export { deliverMail } from './delivery.ts';
export { checkMail } from './mail-settings.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { forgetOldMail, type PreparedMail, type Preparers, queueMail } from './outbox.ts';
