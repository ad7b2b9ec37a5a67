export const groupOperations = {};
