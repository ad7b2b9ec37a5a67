import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests beside their source, and the suites that cross rooms. A file that needs a DOM asks for happy-dom itself. */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    // All of them: the default leaves one out, which of two is half.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}', { testTimeout: 30_000 }),
      project('contract', 'tests/contract/**/*.test.ts', { testTimeout: 30_000, hookTimeout: 60_000 }),
      project('api', 'tests/api/**/*.test.ts', { testTimeout: 30_000, hookTimeout: 60_000 }),
      project('architecture', 'tests/architecture/**/*.test.ts', { testTimeout: 30_000 }),
    ],
  },
});

function project(name: string, include: string, limits: { testTimeout?: number; hookTimeout?: number } = {}) {
  return { root, plugins: [react()], test: { name, include: [include], environment: 'node', ...limits } };
}
