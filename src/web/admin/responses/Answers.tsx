import { useTranslate } from 'react-admin';
import type { ResponseAnswer } from '#contract/responses.ts';
import { useFormats } from '../formats.ts';
import { Nothing } from '../list/Nothing.tsx';
import { FileDownload } from './FileDownload.tsx';
import { groupByPage } from './response-model.ts';

/** Every answer, under the page that asked for it. */
export function Answers({ answers }: { answers: readonly ResponseAnswer[] }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <section className="response-answers" aria-label={translate('responses.details.answers')}>
      <p className="response-answer-count">
        <b>{translate('responses.details.answers')}</b> {answers.length > 0 && number(answers.length)}
      </p>
      {answers.length === 0 && <p>{translate('responses.details.noAnswers')}</p>}
      {groupByPage(answers).map((group) => (
        <section key={group.page}>
          <h3>{group.page}</h3>
          <dl>
            {group.answers.map(({ id, question, answer, file }) => (
              <div key={id}>
                <dt>{question.name}</dt>
                <dd>{file ? <FileDownload file={file} /> : answer || <Nothing />}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
