import { expect, test } from 'vitest';
import { packageNames, packageSecrets, packageSettings } from '#contract/packages.ts';
import { mailEn } from '#server/i18n/mail-en.ts';
import { messagesEn } from '#web/i18n/admin/messages-en.ts';
import { packagesEn } from '#web/i18n/admin/packages-en.ts';

test('every kind of mail has a name in the list of messages', () => {
  expect(Object.keys(messagesEn.template).sort()).toEqual(Object.keys(mailEn).sort());
});

test.each(packageNames)('every setting of the package %s has a name in its form', (name) => {
  const secrets: Readonly<Record<string, { shape: object }>> = packageSecrets;
  const settings = Object.keys({ ...packageSettings[name].shape, ...secrets[name]?.shape });
  expect(Object.keys(packagesEn[name].field).sort()).toEqual(settings.sort());
});
