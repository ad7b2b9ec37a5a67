import type { Locale } from '#contract/locale.ts';
import { type MailFrame, type MailText, mailEn, mailFrameEn, type TemplateName } from '../../i18n/mail-en.ts';
import { mailFrameNl, mailNl } from '../../i18n/mail-nl.ts';

const texts: Record<Locale, Record<TemplateName, MailText>> = { en: mailEn, nl: mailNl };
const frames: Record<Locale, MailFrame> = { en: mailFrameEn, nl: mailFrameNl };

/** What a mail says of the site that sends it. */
export interface MailSite {
  readonly title: string;
  /** Whom a reader may ask. */
  readonly contact: string;
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
}

/** What a mail is made from. */
export interface MailInput {
  readonly template: TemplateName;
  readonly locale: Locale;
  readonly site: MailSite;
  /** What its text is filled with; it greets nobody by name where `name` is empty or absent. */
  readonly values: Readonly<Record<string, string>>;
  /** When what it tells about happened. */
  readonly at: Date;
  /** The path of the site that its one link leads to. */
  readonly path: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as plain text and as HTML that says the same. It loads nothing: no picture, no font, nothing that counts readers. */
export function renderMail({ template, locale, site, values, at, path }: MailInput): RenderedMail {
  const { before, action, after, ...head } = texts[locale][template];
  const { greeting, nameless, copyLink, ...foot } = frames[locale];
  const known: Record<string, string> = {
    ...values,
    ...{ name: (values.name ?? '').replace(/\s+/g, ' '), when: moment(at, locale) },
    ...{ site: site.title, contact: site.contact },
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => known[key] ?? '');
  const subject = fill(head.subject);
  const footer = fill(foot.footer);
  const link = `${site.url}${path}`;
  const opening = [fill(known.name ? greeting : nameless), ...before.map(fill)];
  const closing = after.map(fill);
  return {
    subject,
    text: [...opening, `${action}:\n${link}`, ...closing, `-- \n${footer}`].join('\n\n'),
    html: page({ locale, site: site.title, title: subject }, [
      heading(subject),
      ...opening.map((text) => paragraph(escapeHtml(text))),
      button(action, link),
      paragraph(
        `${escapeHtml(copyLink)}<br><a href="${escapeHtml(link)}" style="${linkStyle}">${escapeHtml(link)}</a>`,
      ),
      ...closing.map((text) => paragraph(escapeHtml(text))),
      `<p style="${footerStyle}">${escapeHtml(footer)}</p>`,
    ]),
  };
}

/** For example `21 november 2026 om 09:30`, as the clock in the Netherlands says. */
function moment(at: Date, locale: Locale): string {
  const tag = locale === 'nl' ? 'nl-NL' : 'en-GB';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
    at,
  );
}

const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const linkStyle = 'color:#2457aa;overflow-wrap:anywhere';
const footerStyle = `${font};margin:32px 0 0;padding-top:16px;border-top:1px solid #c7dcff;font-size:14px;line-height:1.5;color:#4a5568`;

/** The subject of a mail that has none yet. */
export function subjectOf(template: TemplateName, locale: Locale, { title }: MailSite): string {
  return texts[locale][template].subject.replace('{site}', title);
}

/** Whether there is such a template, in this version of the server. */
export function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(mailEn, name);
}

interface PageHead {
  readonly locale: Locale;
  readonly site: string;
  readonly title: string;
}

function page({ locale, site, title }: PageHead, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f1f6ff">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-top:6px solid #4880dc;border-radius:8px">',
    `<p style="${font};margin:0 0 24px;font-size:16px;font-weight:700;color:#2457aa">${escapeHtml(site)}</p>`,
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

function heading(text: string): string {
  return `<h1 style="${font};margin:0 0 20px;font-size:24px;line-height:1.25;color:#0f2c5b">${escapeHtml(text)}</h1>`;
}

function paragraph(html: string): string {
  return `<p style="${font};margin:0 0 16px;font-size:16px;line-height:1.55;color:#1a202c">${html}</p>`;
}

function button(caption: string, link: string): string {
  const style = `${font};display:inline-block;padding:12px 22px;font-size:16px;font-weight:700;color:#ffffff;background:#346bc5;border-radius:6px;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(caption)}</a></p>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
