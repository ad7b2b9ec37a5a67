import type { AuthProvider } from 'react-admin';
import { operations } from '#contract/index.ts';
import type { Client } from '#web/api/client.ts';
import { currentPermissions, mayCall } from '#web/session/permissions.ts';
import { isSignedIn } from '#web/session/session-store.ts';
import { operationFor, type ResourceMap } from './resources.ts';

/**
 * The session as react-admin sees it. Signing in and out, and where that leads, is not its business: the guard follows
 * the session. What a user may do follows from the operation behind the action: its `access` names the profile flag.
 * @param client the client with the session's token
 */
export function createAuthProvider(client: Client, resources: ResourceMap): AuthProvider {
  return {
    login: async () => undefined,
    // No way on from here: the session is gone by now, and the guard has led to the door.
    logout: async () => false,
    checkAuth: async () => {
      if (!isSignedIn()) throw { message: false };
    },
    checkError: async (error: { status?: number }) => {
      // The client has ended the session already and the shell says so: react-admin neither repeats nor reports it.
      if (error.status === 401 || error.status === 403) throw { message: false, logoutUser: false };
    },
    getIdentity: async () => {
      const { _data } = await client.call(operations.session.profile, {});
      return { id: _data.id, fullName: _data.name, email: _data.email, roles: _data.roles, profile: _data };
    },
    getPermissions: async () => currentPermissions(),
    canAccess: async ({ resource, action }) => {
      const operation = operationFor(resources, resource, action);
      return operation !== undefined && mayCall(operation.access);
    },
  };
}
