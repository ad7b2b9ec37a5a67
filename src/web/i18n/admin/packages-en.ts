export const packagesEn = {};
