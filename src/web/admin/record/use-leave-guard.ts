import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { guardHistory } from '#web/history-guard.ts';
import { confirm } from '#web/ui/confirm.ts';

/**
 * Asks before a link or the back button leads away from what is not saved.
 * @param isUnsaved whether there is anything to lose
 * @param discard gives up what is unsaved; called when the answer was to leave
 */
export function useLeaveGuard(isUnsaved: boolean, discard: () => void): void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const latest = useRef({ translate, navigate, discard });
  useEffect(() => {
    latest.current = { translate, navigate, discard };
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const here = historyIndex();
    /** Steps of the history that are our own doing, and nobody is asked about. */
    let ownSteps = 0;

    const leaveIfSure = async (leave: () => void) => {
      const text = latest.current.translate;
      const isSure = await confirm({
        title: text('record.leave.title'),
        message: text('record.leave.text'),
        yes: text('record.leave.yes'),
        no: text('record.leave.no'),
        width: dialogWidth,
      });
      if (!isSure) return;
      latest.current.discard();
      leave();
    };
    const onClick = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void leaveIfSure(() => latest.current.navigate(path));
    };
    // The page stays while the question is asked, and the address goes back to it.
    const onPopState = (event: PopStateEvent) => {
      if (ownSteps > 0) {
        ownSteps -= 1;
        event.stopImmediatePropagation();
        return;
      }
      const steps = historyIndex() - here;
      if (steps === 0) return;
      event.stopImmediatePropagation();
      ownSteps += 1;
      window.history.go(-steps);
      void leaveIfSure(() => window.setTimeout(() => window.history.go(steps)));
    };
    document.addEventListener('click', onClick, true);
    const freeHistory = guardHistory(onPopState);
    return () => {
      document.removeEventListener('click', onClick, true);
      freeHistory();
    };
  }, [isUnsaved]);
}

/** Pixels. */
const dialogWidth = 400;

/** Where the router says that this entry of the history stands. */
function historyIndex(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/** The path of a link of this app that a click would follow here; nothing for any other click. */
function pathOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere ? undefined : pathname + search + hash;
}
