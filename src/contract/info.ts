export const infoOperations = {};
