import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Response } from '#contract/responses.ts';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';

/** What is known about a response besides its answers. */
export function ResponseFacts({ response }: { response: Response }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { email, survey, scores } = response;
  const moment = (iso: string | null) => iso && <time dateTime={iso}>{formats.fullMoment(iso)}</time>;
  const facts: [field: string, value: ReactNode][] = [
    ['email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['createdAt', moment(response.createdAt)],
    ['completedAt', moment(response.completedAt)],
    ['reference', response.reference],
    ['survey', `${survey.name}, ${translate('responses.details.version', { version: survey.version })}`],
    ['pages', translate('responses.details.progress', { done: response.pagesDone, pages: response.pages })],
    ['language', translate(`language.${response.locale}`, { _: response.locale })],
    ['reseller', response.user?.firstname],
    [
      'anonimizeAt',
      response.anonimizeAt && <time dateTime={response.anonimizeAt}>{formats.day(response.anonimizeAt)}</time>,
    ],
    ['score', Object.keys(scores).length > 0 && <Scores scores={scores} />],
  ];
  return (
    <section className="response-facts" aria-label={translate('responses.details.facts')}>
      <dl>
        {facts.map(([field, value]) => (
          <div key={field}>
            <dt>{translate(`responses.field.${field}`)}</dt>
            <dd>{value || <Nothing />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The scores by the names that the scan gives them; those that scans share are said in the person's language. */
function Scores({ scores }: { scores: Readonly<Record<string, number>> }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <span className="response-scores">
      {Object.entries(scores).map(([name, score]) => (
        <span key={name}>
          <span className="response-score-name">{translate(`score.${name}`, { _: name.replaceAll('_', ' ') })}</span>{' '}
          <b>{number(score)}</b>
        </span>
      ))}
    </span>
  );
}
