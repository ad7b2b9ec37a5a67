export const recurringEn = {};
