import type { AuthProvider } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import { currentPermissions, mayCall } from '#web/session/permissions.ts';
import { isSignedIn } from '#web/session/session-store.ts';
import { type Credentials, signIn } from '#web/session/sign-in.ts';
import { signOut } from '#web/session/sign-out.ts';
import { signInAddress } from '../sign-in/next-path.ts';
import { operationFor, type ResourceMap } from './resources.ts';

/**
 * The session as react-admin sees it. What a user may do follows from the operation behind the action:
 * its `access` names the profile flag.
 * @param client the client with the session's token
 * @param guest the client without one, for signing in and out
 */
export function createAuthProvider(client: Client, guest: Client, resources: ResourceMap): AuthProvider {
  return {
    login: (credentials: Credentials) => signIn(guest, credentials),
    logout: async () => {
      await signOut(guest);
      return signInAddress(window.location);
    },
    checkAuth: async () => {
      // No message: that a session is needed is what the sign-in page says by itself.
      if (!isSignedIn()) throw { message: false };
    },
    checkError: async (error: { status?: number }) => {
      if (error.status === 401 || error.status === 403) throw { message: 'ra.notification.logged_out' };
    },
    getIdentity: async () => {
      const { _data } = await client.call(operations.session.profile, {});
      return { id: _data.id, fullName: _data.name, email: _data.email, roles: _data.roles };
    },
    getPermissions: async () => currentPermissions(),
    canAccess: async ({ resource, action }) => {
      const operation = operationFor(resources, resource, action);
      return operation !== undefined && mayCall(operation.access);
    },
  };
}
