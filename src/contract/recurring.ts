export const recurringOperations = {};
