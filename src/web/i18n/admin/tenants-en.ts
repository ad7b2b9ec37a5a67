export const tenantsEn = {};
