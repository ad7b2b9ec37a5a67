import { useTranslate } from 'react-admin';

/** The name of a role in the person's language; a role that the product does not know keeps its own, with a capital. */
export function useRoleName(): (role: string) => string {
  const translate = useTranslate();
  return (role) => translate(`role.${role}`, { _: role.charAt(0).toUpperCase() + role.slice(1) });
}
