import { useTranslate } from 'react-admin';

/** The name of a role in the person's language; a role that the product does not know keeps its own. */
export function useRoleName(): (role: string) => string {
  const translate = useTranslate();
  return (role) => translate(`role.${role}`, { _: role });
}
