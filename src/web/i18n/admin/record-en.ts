export const recordEn = {};
