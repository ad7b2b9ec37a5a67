export const statisticsOperations = {};
