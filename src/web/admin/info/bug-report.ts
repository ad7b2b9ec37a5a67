import type { Info } from '#contract/info.ts';
import { wholeAddress } from './whole-address.ts';

/** What whoever looks into a fault asks for first, as lines of text. */
export function bugReport({ version, baseUrl, apiUrl, status, system }: Info, agent = navigator.userAgent): string {
  const lines = [
    `Version: ${version}`,
    `Base URL: ${wholeAddress(baseUrl)}`,
    `API URL: ${wholeAddress(apiUrl)}`,
    `Health: ${status}`,
  ];
  if (system) {
    const { node, startedAt, database, jobs, parts } = system;
    lines.push(
      `Node.js: ${node}, started ${startedAt}`,
      `Database: ${database.engine} ${database.version}, migration ${database.migration}`,
      `Jobs: ${jobs.mode}, processes: ${jobs.workers}`,
      ...parts.map(({ name, status: how, text }) => `- ${name}: ${how} (${text})`),
    );
  }
  return [...lines, `Browser: ${agent}`].join('\n');
}
