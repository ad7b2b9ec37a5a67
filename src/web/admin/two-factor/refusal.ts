/** The server took a call and says in its answer that the code is not right. */
export class TwoFactorRefused extends Error {
  override readonly name = 'TwoFactorRefused';
}
