import type { messagesEn } from './messages-en.ts';

export const messagesNl: typeof messagesEn = {};
