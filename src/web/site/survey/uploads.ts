const chosen = new Map<string, Map<string, File>>();

/**
 * Files that a visitor chose and that are not sent yet, by question. A browser can keep them no longer than its page,
 * so they stand outside React, where a change of language or page does not lose them.
 */
export function uploadsOf(nameTech: string): Map<string, File> {
  const uploads = chosen.get(nameTech) ?? new Map<string, File>();
  chosen.set(nameTech, uploads);
  return uploads;
}
