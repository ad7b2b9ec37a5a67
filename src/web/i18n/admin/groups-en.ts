export const groupsEn = {};
