export { deliverMail } from './delivery.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { forgetOldMail, type PreparedMail, queueMail } from './outbox.ts';
