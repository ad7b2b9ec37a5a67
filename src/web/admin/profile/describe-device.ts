// In this order: browsers name those that they are built on, too.
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

/**
 * What a `User-Agent` header says of a device, in names that people know.
 *
 * @example describeDevice('Mozilla/5.0 (Windows NT 10.0; …) … Chrome/140.0 Safari/537.36') // Chrome on Windows
 */
export function describeDevice(userAgent: string): Device {
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent))?.[0];
  return { browser: named(browsers), system: named(systems) };
}
