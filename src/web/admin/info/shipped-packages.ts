import type { ShippedPackage } from '#web/build/licences.ts';

/** Filled in as the app is built: see src/web/build/licences.ts. */
export const shippedPackages: readonly ShippedPackage[] = [];
