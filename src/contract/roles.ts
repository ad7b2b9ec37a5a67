export const roleOperations = {};
