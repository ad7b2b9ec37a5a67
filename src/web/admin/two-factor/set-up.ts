/** What two-factor is set up with: the key in base32, and its `otpauth:` address for the QR picture. */
export interface SetUp {
  readonly secret: string;
  readonly url: string;
}
