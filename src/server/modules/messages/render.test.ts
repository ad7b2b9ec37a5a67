import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locale.ts';
import { mailEn, type TemplateName } from '../../i18n/mail-en.ts';
import { mailNl } from '../../i18n/mail-nl.ts';
import { renderMail } from './render.ts';

const templates = Object.keys(mailEn) as TemplateName[];
const at = new Date('2026-11-12T13:32:00Z');
const path = '/forgot-password/abc?x=1&y="2"';
const site = { title: 'Scan & Co', contact: 'help@scan.example', url: 'https://scan.example' };
const link = `${site.url}${path}`;
const render = (template: TemplateName, locale: 'en' | 'nl', name = 'Noor') =>
  renderMail({ template, locale, site, values: { name, count: '3', days: '7' }, at, path });

describe('a mail', () => {
  it.each(templates)(
    '%s says in text and in HTML the same, in each language, with nothing left to fill in',
    (template) => {
      for (const locale of locales) {
        const { subject, text, html } = render(template, locale);
        const { before, action, after } = (locale === 'en' ? mailEn : mailNl)[template];
        expect(html).toContain(`<html lang="${locale}">`);
        expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined/);
        for (const sentence of [...before, ...after]) {
          const [beginning = ''] = sentence.split('{');
          expect(text).toContain(beginning);
          expect(html).toContain(beginning);
        }
        expect(html).toContain(`>${action}</a>`);
        expect(text).toContain(link);
      }
    },
  );

  it('names the site that sends it, and whom to ask', () => {
    const { subject, text, html } = render('passwordReset', 'en');
    expect(subject).toBe('Set a new password for Scan & Co');
    expect(text).toContain('help@scan.example');
    expect(html).toContain('Scan &amp; Co</p>');
    expect(html).toContain('help@scan.example');
  });

  it('tells the moment as the clock in the Netherlands says it', () => {
    expect(render('passwordChanged', 'en').text).toContain('on 12 November 2026 at 14:32');
    expect(render('passwordChanged', 'nl').text).toContain('op 12 november 2026 om 14:32');
  });

  it('greets nobody by a name that it does not have', () => {
    expect(render('passwordReset', 'en', '').text).toMatch(/^Hello,\n/);
    expect(render('passwordReset', 'nl', '').text).toMatch(/^Hallo,\n/);
  });

  it('escapes what comes from outside, and fills nothing into it', () => {
    const { text, html } = render('passwordReset', 'en', '<img src=x>\r\n{when} & $1');
    expect(html).toContain('Hello &lt;img src=x&gt; {when} &amp; $1,');
    expect(text).toMatch(/^Hello <img src=x> \{when\} & \$1,\n/);
    expect(html).toContain('href="https://scan.example/forgot-password/abc?x=1&amp;y=&quot;2&quot;"');
  });
});
