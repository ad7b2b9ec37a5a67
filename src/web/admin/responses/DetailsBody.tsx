import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Response } from '#contract/responses.ts';
import { ListMessage } from '../list/ListMessage.tsx';
import { Answers } from './Answers.tsx';
import { ResponseFacts } from './ResponseFacts.tsx';

interface DetailsBodyProps {
  readonly response: Response | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The dialog below its title: facts beside answers, or why they are not there. */
export function DetailsBody({ response, error, retry }: DetailsBodyProps) {
  const translate = useTranslate();
  if (response?.responseAnswer) {
    return (
      <div className="response-detail">
        <ResponseFacts response={response} />
        <Answers answers={response.responseAnswer} />
      </div>
    );
  }
  if (error) {
    return (
      <ListMessage
        tone="error"
        title={translate('responses.details.error')}
        text={'status' in error ? error.message : translate('signIn.noAnswer')}
        action={<Button onClick={retry}>{translate('responses.details.retry')}</Button>}
      />
    );
  }
  return (
    <div className="response-detail" role="status">
      <span className="sr-only">{translate('responses.details.loading')}</span>
      <div className="response-facts">
        {[0, 1, 2, 3, 4].map((line) => (
          <span key={line} className={`skeleton skeleton--${line % 4}`} />
        ))}
      </div>
      <div className="response-answers">
        {[0, 1, 2, 3, 4, 5, 6].map((line) => (
          <span key={line} className={`skeleton skeleton--${line % 4}`} />
        ))}
      </div>
    </div>
  );
}
