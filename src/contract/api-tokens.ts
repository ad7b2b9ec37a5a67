export const apiTokenOperations = {};
