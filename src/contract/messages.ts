export const messageOperations = {};
