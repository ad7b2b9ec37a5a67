import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/i18n/dutch';

/** SurveyJS with one question: the least that a scan in it loads. */
const model = new Model({ elements: [{ type: 'text', name: 'name' }] });
createRoot(document.body).render(<Survey model={model} />);
