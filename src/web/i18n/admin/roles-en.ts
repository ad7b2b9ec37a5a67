export const rolesEn = {};
