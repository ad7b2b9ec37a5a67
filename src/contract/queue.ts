export const queueOperations = {};
