export const logsEn = {};
