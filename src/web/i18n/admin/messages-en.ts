export const messagesEn = {};
