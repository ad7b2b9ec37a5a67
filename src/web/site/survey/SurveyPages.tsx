import { Fragment } from 'react';
import { Survey } from 'survey-react-ui';

/**
 * SurveyJS's rendering of the page that is open, without the shell that it puts around: header, navigation, scrolling
 * and pop-ups are the site's own.
 */
export class SurveyPages extends Survey {
  protected override renderElement() {
    const { activePage } = this.survey;
    return activePage ? this.renderPage(activePage) : <Fragment />;
  }
}
