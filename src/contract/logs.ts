export const logOperations = {};
