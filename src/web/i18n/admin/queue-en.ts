export const queueEn = {};
