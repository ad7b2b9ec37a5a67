import { useCallback, useEffect, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import type { Client } from '#web/api/client.ts';
import type { Attempt } from './draft.ts';
import { fingerprintOf, makePayload, type PagePayload, payloadOf } from './page-payload.ts';
import type { Outcome } from './read-outcome.ts';
import { sendPage } from './send-page.ts';
import type { LiveDraft } from './use-draft.ts';

/** Where a submit stands: `waiting` for a connection, which the visitor may cut short. */
export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly page: number }
  | { readonly kind: 'waiting'; readonly retryNow: () => void };

type Send = (payload: PagePayload, key: string) => Promise<Outcome>;

/** How many submits of unknown outcome are remembered. */
const mostSuperseded = 5;

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
    const send: Send = (payload, key) =>
      sendPage({
        client,
        payload,
        key,
        signal: controller.signal,
        onWaiting: (retryNow) => setSubmission(retryNow ? { kind: 'waiting', retryNow } : { kind: 'sending', page }),
      });
    setSubmission({ kind: 'sending', page });
    try {
      const earlier = await learnResponse(live, send);
      if (earlier) return earlier;
      const payload = makePayload(survey, live.current(), page, answers, uploads);
      const body = fingerprintOf(payload);
      const known = live.current().attempt;
      const isRepeat = known?.body === body;
      const key = isRepeat ? known.key : newKey();
      const { superseded } = live.current();
      const before = known && !isRepeat ? [known, ...superseded].slice(0, mostSuperseded) : superseded;
      live.change({ attempt: { key, body }, superseded: before });
      const outcome = await send(payload, key);
      const isOpen = outcome.kind === 'failed' && outcome.status >= 500;
      const completed = outcome.kind === 'completed' ? await findCompletion(before, send) : null;
      // A failure tells nothing of the submits before it.
      if (!isOpen) live.change({ attempt: null, ...(outcome.kind !== 'failed' && { superseded: [] }) });
      return completed ?? outcome;
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
     * @returns the outcome where that page was the last one too, and has completed the response
     */
    async function learnResponse({ current, change }: LiveDraft, repeat: Send): Promise<Outcome | null> {
      const { attempt, responseId } = current();
      if (!attempt || responseId) return null;
      const payload = makePayload(survey, current(), page, answers, uploads);
      if (fingerprintOf(payload) === attempt.body) return null;
      const sent = payloadOf(attempt.body, uploads);
      const outcome = sent && (await repeat(sent, attempt.key));
      const isAccepted = outcome?.kind === 'accepted';
      change({ attempt: null, ...(isAccepted && { responseId: outcome.responseId }) });
      return isAccepted && outcome.report !== null ? { ...outcome, isEarlier: true } : null;
    }

    /**
     * A last page whose answer got lost may have completed the response, which then takes no other answers. Repeated
     * under its own key, that submit gives the report; one that never arrived is refused and changes nothing.
     */
    async function findCompletion(attempts: readonly Attempt[], repeat: Send): Promise<Outcome | null> {
      for (const { key, body } of attempts) {
        const sent = payloadOf(body, uploads);
        // One that names no response would begin another.
        const outcome = sent?.body.responseId && (await repeat(sent, key));
        if (outcome && outcome.kind === 'accepted' && outcome.report !== null) return { ...outcome, isEarlier: true };
      }
      return null;
    }
  }

  return { submission, submit, stop };
}

/** A random UUID, also where the page was not loaded securely and `randomUUID` is missing. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
