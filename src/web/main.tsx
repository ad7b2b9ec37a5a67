import { lazy, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadAdmin } from './App.tsx';
import { loadConfig } from './api/config.ts';
import { createApi } from './api/create-api.ts';
import { watchHistory } from './history-guard.ts';
import { createLocaleStore, keepLocale, preferredLocale, storedLocale } from './i18n/locale-store.ts';
import { createTranslate } from './i18n/translate.ts';
import { type InitialData, readInitialData, textsOf } from './initial-data.ts';
import { watchForMissingChunks } from './missing-chunk.ts';
import { routeAt } from './route-at.ts';
import { StartFailed } from './StartFailed.tsx';
import { guard } from './session/guard.ts';
import { currentSession } from './session/session-store.ts';
import { leaveStartFailure, moveToStartFailure } from './start-failure.ts';
import { loadPurifier, loadPurifierOnUse } from './ui/load-purifier.ts';
import { TrustedHtml } from './ui/SafeHtml.tsx';
import './ui/tokens.css';
import './ui/base.css';
import './ui/fields.css';
import './ui/feedback.css';
// With the first styles, not with the half that is lazy: a page that the server rendered shows before that.
import './site/site.css';
import './site/authored.css';
import './site/survey/scan.css';

const loadSite = () => import('./site/SiteApp.tsx').then(({ SiteApp }) => ({ default: SiteApp }));

async function start(place: HTMLElement): Promise<void> {
  const initial = readInitialData();
  const localeStore = createLocaleStore(initial?.locale ?? preferredLocale(), keepLocale);
  watchForMissingChunks();
  watchHistory();
  leaveStartFailure();
  const isElsewhere = followGuard();
  // What the server rendered is of another page then.
  if (isElsewhere) place.replaceChildren();
  const showsSite = routeAt(window.location.pathname).meta.half === 'site';
  // A page that was served as a plain file has no title of its own yet.
  document.title ||= createTranslate(localeStore.get())('siteTitle');
  if (showsSite) prepareHtml(initial);
  else void loadAdmin().catch(() => undefined);
  try {
    const [{ apiUrl }, Site] = await Promise.all([
      initial ?? loadConfig(),
      showsSite ? loadSite().then((module) => module.default) : lazy(loadSite),
    ]);
    const app = (
      <StrictMode>
        <BrowserRouter>
          <TrustedHtml isTrusted={textsOf(initial)}>
            <App api={createApi(apiUrl, localeStore.get)} localeStore={localeStore} Site={Site} initial={initial} />
          </TrustedHtml>
        </BrowserRouter>
      </StrictMode>
    );
    // Without the data that the server rendered with, the app renders the page itself.
    if (initial && place.childElementCount > 0) hydrateRoot(place, app);
    else createRoot(place).render(app);
    // The server knows the cookie only; the browser may have kept the choice where it lost the cookie.
    const chosen = storedLocale();
    if (chosen) localeStore.set(chosen);
  } catch (error) {
    console.error(error);
    moveToStartFailure();
    document.title = createTranslate(localeStore.get())('startFailed.title');
    createRoot(place).render(<StartFailed localeStore={localeStore} />);
  }
}

/** Takes the guard's way before anything shows, so that no page flashes by. Says whether there was one to take. */
function followGuard(): boolean {
  const decision = guard(routeAt(window.location.pathname), currentSession(), window.location);
  if (decision === 'show') return false;
  window.history.replaceState(null, '', decision.to);
  // Home may be a page that the user may not see; no way has more than these steps.
  followGuard();
  return true;
}

/** What came inside the page shows as it is; everything that is fetched has to be sanitised first. */
function prepareHtml(initial: InitialData | undefined): void {
  if (initial) loadPurifierOnUse();
  else loadPurifier().catch(() => undefined);
}

const place = document.getElementById('app');
if (place) void start(place);
