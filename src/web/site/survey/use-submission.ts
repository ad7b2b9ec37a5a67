import { useCallback, useEffect, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import type { Client } from '#web/api/client.ts';
import { fingerprintOf, makePayload, type PagePayload, payloadOf } from './page-payload.ts';
import type { Outcome } from './read-outcome.ts';
import { sendPage } from './send-page.ts';
import type { LiveDraft } from './use-draft.ts';

/** Where a submit stands: `waiting` for a connection, which the visitor may cut short. */
export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly page: number }
  | { readonly kind: 'waiting'; readonly retryNow: () => void };

const idle: Submission = { kind: 'idle' };

/** Submits pages of a draft, one at a time; a repeated submit of the same answers counts once. */
export function useSubmission(survey: Survey, client: Client, live: LiveDraft, uploads: Map<string, File>) {
  const [submission, setSubmission] = useState<Submission>(idle);
  const running = useRef<AbortController | undefined>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  /** The outcome, or null where the submit was stopped or another is under way. */
  async function submit(page: number, answers: Readonly<Record<string, unknown>>): Promise<Outcome | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    const send = (payload: PagePayload, key: string) =>
      sendPage({
        client,
        payload,
        key,
        signal: controller.signal,
        onWaiting: (retryNow) => setSubmission(retryNow ? { kind: 'waiting', retryNow } : { kind: 'sending', page }),
      });
    setSubmission({ kind: 'sending', page });
    try {
      await learnResponse(live, send);
      const payload = makePayload(survey, live.current(), page, answers, uploads);
      const body = fingerprintOf(payload);
      const known = live.current().attempt;
      const key = known?.body === body ? known.key : newKey();
      live.change({ attempt: { key, body } });
      const outcome = await send(payload, key);
      const isOpen = outcome.kind === 'failed' && outcome.status >= 500;
      if (!isOpen) live.change({ attempt: null });
      return outcome;
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      running.current = undefined;
      setSubmission(idle);
    }

    /**
     * A first page whose answer got lost may have made a response. Before other answers are sent in its place, the same
     * submit is repeated under its key, so that they go to that response and do not make a second one.
     */
    async function learnResponse({ current, change }: LiveDraft, repeat: typeof send): Promise<void> {
      const { attempt, responseId } = current();
      if (!attempt || responseId) return;
      const payload = makePayload(survey, current(), page, answers, uploads);
      if (fingerprintOf(payload) === attempt.body) return;
      const sent = payloadOf(attempt.body);
      const outcome = sent && (await repeat(sent, attempt.key));
      change({ attempt: null, ...(outcome?.kind === 'accepted' && { responseId: outcome.responseId }) });
    }
  }

  return { submission, submit, stop };
}

/** A random UUID, also where the page was not loaded securely and `randomUUID` is missing. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
