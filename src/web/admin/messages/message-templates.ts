import { messagesEn } from '#web/i18n/admin/messages-en.ts';

/** The kinds of mail there are, as the texts name them. */
export const messageTemplates = Object.keys(messagesEn.template);
