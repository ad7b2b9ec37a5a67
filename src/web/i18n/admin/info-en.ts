export const infoEn = {};
