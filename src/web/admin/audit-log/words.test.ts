import { describe, expect, it } from 'vitest';
import { auditActions, auditEntities } from '#contract/audit-entry.ts';
import { brokenReasons } from '#contract/audit-log.ts';
import { logLevels } from '#contract/logs.ts';
import { en } from '#web/i18n/admin/en.ts';
import { nl } from '#web/i18n/admin/nl.ts';

describe.each([
  ['English', en],
  ['Dutch', nl],
])('in %s', (_language, { auditLog, logs }) => {
  it('every action, every kind of record, every fault of the chain and every level has its words, and no other', () => {
    expect(Object.keys(auditLog.action).sort()).toEqual([...auditActions].sort());
    expect(Object.keys(auditLog.entity).sort()).toEqual([...auditEntities].sort());
    expect(Object.keys(auditLog.verify.reason).sort()).toEqual([...brokenReasons].sort());
    expect(Object.keys(logs.level).sort()).toEqual([...logLevels].sort());
  });
});
