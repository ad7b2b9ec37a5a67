import { randomBytes } from 'node:crypto';

/** A UUIDv7 (RFC 9562 section 5.7): sorts by its moment, 74 bits of it random. */
export function uuidV7(moment: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(moment.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** 128 random bits, base64url. */
export function unguessableId(): string {
  return randomBytes(16).toString('base64url');
}

/** What a respondent quotes, `AMS-7F3K-0942`: 40 random bits without letters that look like digits. */
export function makeReference(): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const code = Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join('');
  return `AMS-${code.slice(0, 4)}-${code.slice(4)}`;
}
