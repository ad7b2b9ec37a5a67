import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

/** A slow phone's processor on a slow line: the conditions of every figure that says throttled. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const processorSlowdown = 4;
const patience = 45_000;

/** A fresh visitor: nothing cached, nothing stored. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
  throttle(): Promise<void>;
  /** Full speed, for what is not measured. */
  unthrottle(): Promise<void>;
}

export interface VisitOptions {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** What visits begin with; each one has a context of its own. */
export type NewVisit = <T>(options: VisitOptions, work: (visit: Visit) => Promise<T>) => Promise<T>;

/** One browser for as long as the work lasts. */
export async function withBrowser<T>(work: (newVisit: NewVisit) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findBrowser();
  const inherited = Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const browser = await chromium.launch({ executablePath, args, env: { ...Object.fromEntries(inherited), ...env } });
  const newVisit: NewVisit = async ({ url, width = 1280, height = 800 }, visit) => {
    const context = await browser.newContext({ baseURL: url, locale: 'nl-NL', viewport: { width, height } });
    context.setDefaultTimeout(patience);
    try {
      return await visit(await beginVisit(context));
    } finally {
      await context.close();
    }
  };
  try {
    return await work(newVisit);
  } finally {
    await browser.close();
  }
}

async function beginVisit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const set = async (conditions: typeof network, rate: number) => {
    await cdp.send('Network.emulateNetworkConditions', conditions);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  };
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    page,
    context,
    cdp,
    throttle: () => set(network, processorSlowdown),
    unthrottle: () => set(free, 1),
  };
}

/** Opens a path throttled and lets it settle. @returns seconds to the largest contentful paint */
export async function largestPaint({ page, throttle }: Visit, path: string): Promise<number> {
  await throttle();
  await page.goto(path, { waitUntil: 'networkidle' });
  return paintOf(page);
}

/** Seconds from the start of the navigation to the largest contentful paint so far. */
export async function paintOf(page: Page): Promise<number> {
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0);
        new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return milliseconds / 1000;
}

/**
 * Starts a clock at the next click in the page. @returns milliseconds until what `selector` names is shown,
 * takes input, and has been painted
 */
export function clockFromClick(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isUsable = () => {
          const element = document.querySelector(wanted);
          return !!element?.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
        };
        const look = (clicked: number) => {
          if (!isUsable()) requestAnimationFrame(() => look(clicked));
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        };
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    selector,
  );
}
