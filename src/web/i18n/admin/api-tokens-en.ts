export const apiTokensEn = {};
