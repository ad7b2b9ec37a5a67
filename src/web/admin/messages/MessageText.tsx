import { useTranslate } from 'react-admin';
import type { FullMessage } from '#contract/messages.ts';
import { SandboxedHtml } from '#web/ui/SandboxedHtml.tsx';
import { FormSection } from '../record/FormSection.tsx';

/** What a message says: as it looks, and as plain text. */
export function MessageText({ message: { text, html } }: { message: FullMessage }) {
  const translate = useTranslate();
  if (text === null && html === null) return <p className="message-gone">{translate('messages.gone')}</p>;
  return (
    <>
      {html !== null && (
        <FormSection title={translate('messages.preview.title')} text={translate('messages.preview.text')}>
          <SandboxedHtml className="message-frame" title={translate('messages.preview.title')} html={html} />
        </FormSection>
      )}
      {text !== null && (
        <FormSection title={translate('messages.plain.title')} text={translate('messages.plain.text')}>
          <pre className="message-plain">{text}</pre>
        </FormSection>
      )}
    </>
  );
}
