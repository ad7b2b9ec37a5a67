import { expect, it } from 'vitest';
import { codeLength, groupsOfFour, isComplete, readCode } from './code.ts';
import { qrErrorCorrection, qrWidth } from './QrCode.tsx';

it('§9 two-factor: a code has 6 digits, its QR picture is 180 wide with error correction H', () => {
  expect(codeLength).toBe(6);
  expect(qrWidth).toBe(180);
  expect(qrErrorCorrection).toBe('H');
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  [' 12a34b5 ', '12345'],
  ['1234567', '123456'],
])('reads %j as a code', (typed, code) => {
  expect(readCode(typed)).toBe(code);
  expect(isComplete(code)).toBe(code.length === 6);
});

it('writes a key in groups of four', () => {
  expect(groupsOfFour('JBSWY3DPEHPK3PXPA')).toBe('JBSW Y3DP EHPK 3PXP A');
  expect(groupsOfFour('')).toBe('');
});
