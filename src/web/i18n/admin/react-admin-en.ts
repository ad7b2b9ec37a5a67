import englishMessages from 'ra-language-english';

const { ra } = englishMessages;

/** react-admin's English, with the specification's sentence for a form that is not sent. */
export const reactAdminEnglish = {
  ...englishMessages,
  ra: { ...ra, message: { ...ra.message, invalid_form: 'Sorry, not all fields are filled out correctly.' } },
};
